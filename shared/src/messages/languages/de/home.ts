import type { Messages } from '../../messages.js';

export const home: Messages['home'] = {
  title: 'Einmal drucken. Das Ziel ändern, wann immer Sie möchten.',
  lead: 'Swapt macht QR-Codes für Geschäfte: für Schaufenster, Tische, Schachteln und Kassenbons. Sie passen zu Ihrer Marke, wir testen vor dem Druck, ob sie sich scannen lassen, und Sie sehen jeden Scan.',
  question: 'Wohin soll Ihr Code führen?',
  example: 'ihr-laden.de/speisekarte',
  make: 'Code erstellen',
  drawing: 'Ihr Code wird gezeichnet …',
  again: 'Neu zeichnen',
  codeOpens: 'QR-Code, der {target} öffnet',
  score: 'Lesbarkeit {score, number} von 100.',
  readWell: 'Handys lesen ihn gut.',
  alwaysOpens:
    'Dieser Code öffnet immer {target}. Behalten Sie ihn mit einem Konto, dann können Sie das auch nach dem Druck ändern.',
  keep: 'Diesen Code behalten',
  theme: 'Farben',
  light: 'Hell',
  dark: 'Dunkel',
  system: 'Wie das Gerät',
  create: 'Ersten Code erstellen',
  menu: 'Tageskarte',
  welcomeCode: 'Ein QR-Code, der diese Seite öffnet',
  scanMe: 'Scannen Sie mich, um diese Seite zu öffnen',
  demoCode: 'QR-Code unserer Vorführung',
  demoScan: 'Scannen Sie mich und sehen Sie auf die Zahl',
  demoOpen: 'Oder hier öffnen',
  demoCount: '{count, plural, one {<number>#</number> Scan bisher} other {<number>#</number> Scans bisher}}',
  lastTitle: 'Ihr erster Code dauert zwei Minuten',
  lastText: 'Erstellen, drucken und jederzeit ändern, wohin er führt.',
  stepsTitle: 'In drei Schritten von der Idee zum Scan',
  createTitle: 'Erstellen',
  createText:
    'Wählen Sie, wohin der Code führt. Bestimmen Sie Farben, Punkte, Augen und Ihr Logo und sehen Sie zu, wie sich der Code dabei verändert.',
  printTitle: 'Drucken',
  printText:
    'Laden Sie SVG, PDF, EPS oder PNG in der Größe herunter, die Sie auf Papier brauchen. Die Lesbarkeit zeigt Ihnen vorher, ob Handys ihn lesen können.',
  scansTitle: 'Scans sehen',
  scansText:
    'Jeder Scan erscheint in Sekunden: wann, in welchem Land und mit welcher Art von Handy. Das Ziel können Sie jederzeit ändern.',
  swapTitle: 'Derselbe gedruckte Code, ein neues Ziel',
  swapText:
    'Sie drucken eine kurze Adresse, die Ihnen bleibt. Sie bestimmen, wohin sie führt: heute zu einer Speisekarte, morgen zu einem Angebot. Neu drucken müssen Sie nie.',
  whereTo: 'Wohin soll er führen?',
  onPhone: 'Was das Handy zeigt',
  monday: 'Montag',
  mondayTitle: 'Mittagskarte',
  mondayText: 'Drei Gerichte, Preise, Allergene',
  friday: 'Freitag',
  fridayTitle: 'Livemusik heute Abend',
  fridayText: 'Einlass um acht, ein Tisch für zwei',
  december: 'Dezember',
  decemberTitle: 'Gutscheine',
  decemberText: 'Bis zum 20. bestellen, im Geschäft abholen',
  yourShop: 'ihr-geschaeft',
  featuresTitle: 'Gemacht für Geschäfte und für den Druck',
  brandTitle: 'Er passt zu Ihrer Marke',
  brandText:
    'Eckig, abgerundet oder rund, in Ihren Farben, mit Ihrem Logo in der Mitte. Der gedruckte Code sieht genauso aus wie die Vorschau.',
  scansWellTitle: 'Sie wissen, dass er sich scannen lässt',
  scansWellText:
    'Wir testen jeden Stil mit Unschärfe, Abstand und schlechtem Licht. Wenn Handys einen Stil nicht lesen können, sagen wir Ihnen warum.',
  good: 'Gut',
  printersTitle: 'Bereit für jede Druckerei',
  printersText: 'Vektordateien für die Druckerei, Bilddateien für den Bildschirm, genau in der Größe, die Sie wählen.',
  worksTitle: 'Sie sehen, was wirkt',
  worksText:
    'Scans nach Stunde, Tag, Land, Gerät und Sprache. Menschen zählen wir getrennt von Bots und Linkvorschauen.',
  questionsTitle: 'Häufige Fragen',
  printedAsk: 'Was passiert mit Codes, die ich schon gedruckt habe?',
  printedAnswer:
    'Sie funktionieren weiter. Ein gedruckter Code enthält eine kurze Adresse. Wenn Sie ändern, wohin diese Adresse führt, ändern sich alle gedruckten Codes mit.',
  appAsk: 'Brauchen meine Kunden eine App?',
  appAnswer: 'Nein. Die Kamera jedes neueren Handys liest die Codes und öffnet die Seite.',
  pauseAsk: 'Kann ich einen Code pausieren?',
  pauseAnswer:
    'Ja. Solange er pausiert ist, sehen Menschen, die ihn scannen, eine kurze Nachricht mit Ihrem Namen. Mit einem Klick geht es weiter.',
  teamAsk: 'Kann mein Team mitarbeiten?',
  teamAnswer:
    'Ja. Laden Sie Menschen per E-Mail ein: für Verwaltung, Bearbeitung, Kasse oder nur zum Ansehen. Alle können nur, was ihre Rolle erlaubt.',
  dataAsk: 'Was erfahren Sie über meine Kunden?',
  dataAnswer:
    'Wie oft und wann sie scannen, aus welchem Land und mit welcher Art von Handy. Namen erfahren Sie nur von Menschen, die ein Formular auf Ihrer Seite ausfüllen. Wir verwenden keine Werbenetzwerke, und Besucher können ablehnen.',
  realAsk: 'Ist die Zahl neben dem Code oben echt?',
  realAnswer:
    'Ja. Sie zählt, wie oft Menschen diesen Code geöffnet haben, mit etwa zwei Sekunden Verzögerung. Programme und Linkvorschauen zählen nicht mit.',
  endAsk: 'Funktionieren Codes irgendwann nicht mehr?',
  endAnswer:
    'Nur wenn Sie das möchten: Sie können einem Code einen letzten Tag oder eine Zahl von Scans geben. Sonst funktioniert er, bis Sie ihn löschen.',
  pricesTitle: 'Preise',
};
