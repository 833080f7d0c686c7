import type { Messages } from '../../messages.js';

export const alert: Messages['alert'] = {
  email: 'Ihre E-Mail-Adresse',
  button: 'Bescheid geben',
  sending: 'Wird gesendet …',
  sentTitle: 'Bitte bestätigen Sie Ihre Adresse',
  sentAdvice: 'Nach ein paar Minuten noch nichts da? Bitte sehen Sie im Spam-Ordner nach.',
  confirmTitle: 'Sollen wir Bescheid geben?',
  confirm: 'Ja, Bescheid geben',
  stop: 'Nein, meine Adresse löschen',
  onTitle: 'Wir geben Ihnen Bescheid',
  stoppedTitle: 'Ihre Adresse ist gelöscht',
  overTitle: 'Dieser Link funktioniert nicht mehr',
  overText: 'Vielleicht haben wir schon Bescheid gegeben, Sie haben Ihre Adresse gelöscht, oder der Link ist zu alt.',
};
