import type { Messages } from '../../messages.js';

export const newPage: Messages['newPage'] = {
  returnTitle: 'Vielen Dank',
  returnText: 'Wir haben Ihre Nachricht erhalten und melden uns bei Ihnen.',
  heroTitle: 'Ihre Überschrift',
  heroText: 'Ein oder zwei Sätze darüber, was es hier zu finden gibt.',
  text: 'Schreiben Sie hier Ihren Text.',
  videoTitle: 'Video ansehen',
  button: 'Öffnen',
  link: 'Ein erster Link',
  productTitle: 'Unsere Lieblinge',
  product: 'Ein erstes Produkt',
  formTitle: 'Bleiben wir in Kontakt',
  formWelcome: 'Erzählen Sie uns etwas über sich. Es dauert keine Minute.',
  formConsent:
    'Ich bin einverstanden, dass Sie meine Antworten speichern und sich wegen meiner Anfrage bei mir melden. Ich kann jederzeit verlangen, dass sie gelöscht werden.',
  formSend: 'Senden',
  countdownTitle: 'Es beginnt in',
  countdownOver: 'Es hat begonnen.',
  mapTitle: 'So finden Sie uns',
  consent: 'Schreiben Sie hier, wie Sie mit den Daten Ihrer Besucher umgehen.',
};
