import type { Messages } from '../../messages.js';

export const page: Messages['page'] = {
  draftTitle: 'Diese Seite ist im Moment nicht öffentlich',
  draftText: '{orgName} arbeitet daran. Bitte versuchen Sie es später noch einmal.',
  pausedTitle: 'Diese Seite ist pausiert',
  pausedText: 'Die Adresse stimmt, aber wir können die Seite im Moment nicht zeigen.',
  pausedAdvice: 'Bitte versuchen Sie es später noch einmal oder fragen Sie bei {orgName} nach.',
  deletedTitle: 'Diese Seite gibt es nicht mehr',
  deletedText: '{orgName} hat sie entfernt. Fragen Sie dort nach, wo Sie das Gesuchte finden.',
  freedText:
    'Diese Adresse wird nicht mehr verwendet. Bitte fragen Sie, wer sie Ihnen gegeben hat, nach der neuen Adresse.',
  unknownTitle: 'Wir kennen diese Seite nicht',
  unknownText:
    'Unter dieser Adresse gibt es nichts. Bitte prüfen Sie jeden Buchstaben oder scannen Sie den Code noch einmal.',
  alertMe: 'Sagen Sie mir Bescheid, sobald sie verfügbar ist',
  thankYou: 'Vielen Dank',
  received: '{name}, wir haben Ihre Nachricht erhalten.',
  backToPage: 'Zurück zur Seite',
  whatYouSent: 'Ihre Angaben',
};
