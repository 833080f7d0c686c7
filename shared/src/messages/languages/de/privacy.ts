import type { Messages } from '../../messages.js';

export const privacy: Messages['privacy'] = {
  title: 'Welche Daten wir speichern, wenn Sie einen Code scannen',
  lead: 'Die Organisation, der der Code gehört, möchte wissen, wie oft er gescannt wird. Dafür brauchen wir wenige Daten und keine, die zeigen, wer Sie sind.',
  choiceTitle: 'Ihre Wahl',
  choiceText:
    'Sie können der Wiedererkennung widersprechen. Codes funktionieren weiterhin, und wir zählen Ihre Scans, ohne sie miteinander zu verbinden.',
  optOut: 'Diesen Browser nicht wiedererkennen',
  optedOutTitle: 'Wir erkennen diesen Browser nicht wieder',
  optedOutText: 'Wir zählen Ihre Scans, verbinden sie aber nicht miteinander.',
  optIn: 'Wieder erlauben',
  savedTitle: 'Was wir bei jedem Scan speichern',
  savedTime: 'die Zeit und den Code',
  savedCountry:
    'das Land, das wir aus Ihrer IP-Adresse ermitteln. Sobald der Scan gezählt ist, speichern wir die IP-Adresse nicht mehr',
  savedDevice: 'die Art des Geräts, das System, den Browser und die Sprache, die Ihr Browser meldet',
  neverTitle: 'Was wir bei einem Scan nie speichern',
  neverName: 'Ihren Namen, Ihre E-Mail-Adresse oder Ihre Telefonnummer',
  neverPlace: 'Ihren genauen Standort',
  neverOthers:
    'was Sie auf anderen Websites tun (diese Seiten haben keine Werbenetzwerke und keine Skripte anderer Firmen)',
  formTitle: 'Wenn Sie ein Formular ausfüllen',
  formText:
    'Ihre Antworten erhält die Organisation, die das Formular betreibt. Dort bleiben sie, bis die Organisation oder Sie selbst sie löschen: <delete>Ihre Daten löschen</delete>.',
  formCookie:
    'Wenn Sie ihrem Cookie zugestimmt haben, weiß die Organisation auch, welche Scans von Ihrem Browser kamen.',
  viewsTitle: 'Wenn Sie eine Seite öffnen',
  viewsText:
    'Für jede Viertelstunde zählen wir, wie oft eine Seite geöffnet wurde und welcher Code dorthin geführt hat. Diese Zahlen sagen nichts über Sie oder Ihr Gerät. Sie bleiben wie die Scans in der Statistik.',
  alertTitle: 'Wenn wir Ihnen Bescheid geben sollen, sobald ein Code funktioniert oder ein Produkt wieder da ist',
  alertText:
    'Wir speichern Ihre E-Mail-Adresse, bis wir Ihnen diese eine E-Mail geschickt haben, und nie länger als ein halbes Jahr. Wenn Sie die Adresse nicht bestätigen, löschen wir sie nach drei Tagen. Dass eine E-Mail an Ihre Adresse ging, bleibt sieben Tage lang vermerkt. Die Organisation sieht Ihre Adresse nicht, nur wie viele Menschen auf ein Produkt warten. Sie können sie jederzeit löschen lassen: <delete>Ihre Daten löschen</delete>.',
  whoTitle: 'Wer diese Daten sieht',
  whoText:
    'Die Organisation, deren Code Sie gescannt haben, sieht ihre eigenen Scans als Zahlen und als Liste. Andere Organisationen sehen sie nicht. Die Organisation ist auch für die Seite verantwortlich, die der Code öffnet, und diese Seite kann eine eigene Datenschutzerklärung haben.',
  titleOf: 'Welche Daten {orgName} erhält, wenn Sie einen Code scannen',
  leadOf:
    '{orgName} möchte wissen, wie oft die eigenen Codes gescannt werden. Dafür genügen wenige Daten, und keine davon zeigen, wer Sie sind.',
  responsibleTitle: 'Wer verantwortlich ist',
  responsibleText: '{orgName} entscheidet, was mit diesen Daten geschieht. Swapt betreibt dafür die Technik.',
  contactText: 'Fragen und Anträge zu Ihren Daten richten Sie an:',
  contactNone:
    '{orgName} hat hier keinen Kontakt angegeben. Bitte fragen Sie vor Ort. Ihre Daten löschen lassen können Sie <delete>auf dieser Seite</delete>.',
  savedByOrg:
    'womit die Organisation Besucher unterscheidet: mit nichts, mit einer Nummer für einen Tag oder, wenn Sie zugestimmt haben, mit einer Zufallsnummer in einem Cookie',
  savedNone: 'nichts, was zwei Ihrer Scans miteinander verbindet',
  savedDaily:
    'eine Nummer für einen Tag, damit zwei Scans desselben Handys als ein Besucher zählen. Sie wird aus Ihrer IP-Adresse und Ihrem Browser mit einem Schlüssel berechnet, den wir nach dem Tag löschen. Danach kann sie niemand mehr berechnen',
  savedCookie:
    'wenn Sie zugestimmt haben, statt der Nummer für einen Tag eine Zufallsnummer in einem Cookie für ein Jahr',
  howLongTitle: 'Wie lange die Daten bleiben',
  howLongText: 'Die Scans bleiben in der Statistik, bis {orgName} die eigene Organisation hier löscht.',
  whyTitle: 'Warum und auf welcher Grundlage',
  whyText:
    'Die Zahlen zeigen, wie oft, wann und in welchen Ländern Codes gescannt werden. In der Europäischen Union beruht das auf dem berechtigten Interesse von {orgName} an solchen Zahlen (Artikel 6 Absatz 1 Buchstabe f DSGVO).',
  whyCookie: 'Das Cookie beruht allein auf Ihrer Einwilligung (Artikel 6 Absatz 1 Buchstabe a DSGVO).',
  rightsTitle: 'Ihre Rechte',
  rightsText:
    'Sie können eine Kopie Ihrer Daten verlangen, sie berichtigen oder löschen lassen, ihre Verarbeitung einschränken lassen oder ihr widersprechen. Ihre Einwilligung können Sie jederzeit für die Zukunft widerrufen. Außerdem können Sie sich bei einer Datenschutzbehörde beschweren.',
  rightsNote:
    'In einem Scan steht nichts, was Sie nennt. Deshalb lässt sich oft nicht feststellen, welche Scans Ihre sind.',
  necessaryTitle: 'Cookies, ohne die eine Seite nicht funktioniert',
  necessaryText:
    'Manche Seiten merken sich etwas für Sie: dass dieses Handy einen Einmalcode eingelöst hat (90 Tage), dass ein Passwort richtig war, was Sie mit einem Formular gesendet haben (1 Tag) oder welche Farben Sie gewählt haben. Diese Cookies dienen nie der Statistik.',
  agreedText: 'Sie haben zugestimmt, dass {orgName} diesen Browser ein Jahr lang wiedererkennt.',
  withdraw: 'Einwilligung widerrufen',
  browserText:
    'Ihr Browser bittet Websites, Sie nicht zu verfolgen. Daran halten wir uns: Wir zählen Ihre Scans, verbinden sie aber nicht miteinander.',
};
