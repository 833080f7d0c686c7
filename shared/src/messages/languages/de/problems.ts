import type { Messages } from '../../messages.js';

export const problems: Messages['problems'] = {
  notFoundTitle: 'Hier gibt es keine Seite',
  notFoundText: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
  tooLargeTitle: 'Das ist zu viel auf einmal',
  tooLargeText: 'Bitte gehen Sie zurück, kürzen Sie Ihren Text und senden Sie ihn noch einmal.',
  tooManyTitle: 'Zu viele Versuche auf einmal',
  tooManyText: 'Bitte warten Sie eine Minute und öffnen Sie diese Seite dann noch einmal.',
  awayTitle: 'Wir können diese Seite gerade nicht zeigen',
  awayText: 'Bitte öffnen Sie sie gleich noch einmal.',
  failedTitle: 'Wir können diese Seite nicht zeigen',
  failedText: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
  badTitle: 'Diese Adresse funktioniert nicht',
  badText:
    'Wir können die Adresse oder die mitgesendeten Daten nicht lesen. Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
  crowdedTitle: 'Zu viele Seiten auf einmal',
  crowdedText:
    'Aus Ihrem Netzwerk wurden sehr viele Seiten geöffnet. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
  formLate: 'Diese Seite war lange geöffnet. Ihre Antworten sind noch da: Bitte drücken Sie den Knopf noch einmal.',
  formEarly: 'Das ging sehr schnell. Ihre Antworten sind noch da: Bitte drücken Sie den Knopf noch einmal.',
  formBusy:
    'Aus Ihrem Netzwerk wurden viele Formulare auf einmal gesendet. Ihre Antworten sind noch da: Bitte versuchen Sie es in einer Minute noch einmal.',
  formWrong: 'Bitte prüfen Sie die markierten Felder.',
  formAway:
    'Wir können gerade keine Antworten annehmen. Ihre Antworten sind noch da: Bitte drücken Sie den Knopf in ein paar Minuten noch einmal.',
  chooseReason: 'Wählen Sie, was nicht stimmt.',
  atMost: 'Verwenden Sie höchstens {limit} Zeichen.',
  emailTypo:
    'Das sieht nicht wie eine E-Mail-Adresse aus. Prüfen Sie sie auf Tippfehler oder lassen Sie das Feld leer.',
  email: 'Bitte geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@example.com.',
  mailedAlready:
    'Wir haben an diese Adresse schon mehrere E-Mails gesendet. Bitte suchen Sie danach oder versuchen Sie es in zehn Minuten noch einmal.',
  lastOwner:
    'Eine Organisation mit weiteren Mitgliedern braucht einen Inhaber. Bitte machen Sie zuerst jemand anderen zum Inhaber.',
  reportLimit: 'Aus Ihrem Netzwerk kamen heute viele Meldungen. Bitte versuchen Sie es morgen noch einmal.',
  prompt: 'Schreiben Sie, worum es auf dem Bild geht.',
  targetMissing: 'Geben Sie eine Adresse ein.',
  targetRefused:
    'Diese Adresse kann nicht verwendet werden. Geben Sie die ganze Adresse einer öffentlichen Seite ein, zum Beispiel https://example.com/seite.',
  pictureLimit:
    'Heute können hier keine weiteren Bilder gemacht werden. Bitte versuchen Sie es morgen noch einmal oder melden Sie sich an.',
  pictureBusy: 'Im Moment werden viele Bilder gemacht. Bitte versuchen Sie es in einer Minute noch einmal.',
  pictureRefused: 'Das KI-Modell hat diese Worte abgelehnt. Bitte beschreiben Sie das Bild mit anderen Worten.',
  pictureFailed:
    'Wir konnten kein Bild machen, das Handys lesen können. Bitte versuchen Sie andere Worte oder einen anderen Stil.',
  tryAgain: 'Das hat nicht geklappt. Bitte versuchen Sie es in einer Minute noch einmal.',
  wait: 'Zu viele Versuche. Bitte warten Sie einen Moment.',
};
