import type { Messages } from '../../messages.js';

export const codeAlert: Messages['codeAlert'] = {
  title: 'Sagen Sie mir Bescheid, sobald er funktioniert',
  text: 'Wir schicken Ihnen eine einzige E-Mail, sobald dieser Code funktioniert. Danach löschen wir Ihre Adresse.',
  email: 'Ihre E-Mail-Adresse',
  button: 'Bescheid geben',
  sending: 'Wird gesendet …',
  sentTitle: 'Bitte bestätigen Sie Ihre Adresse',
  sentText:
    'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Öffnen Sie ihn und bestätigen Sie, dann geben wir Bescheid, sobald der Code funktioniert.',
  sentAdvice: 'Nach ein paar Minuten noch nichts da? Bitte sehen Sie im Spam-Ordner nach.',
  confirmTitle: 'Sollen wir Bescheid geben?',
  confirmText: 'Sie bekommen eine einzige E-Mail an {email}, sobald der Code von {orgName} funktioniert.',
  confirm: 'Ja, Bescheid geben',
  stop: 'Nein, meine Adresse löschen',
  onTitle: 'Wir geben Ihnen Bescheid',
  onText:
    'Sie bekommen eine einzige E-Mail an {email}, sobald der Code von {orgName} funktioniert. Danach löschen wir Ihre Adresse.',
  stoppedTitle: 'Ihre Adresse ist gelöscht',
  stoppedText: 'Sie bekommen keine E-Mail zu diesem Code.',
  overTitle: 'Dieser Link funktioniert nicht mehr',
  overText: 'Vielleicht haben wir schon Bescheid gegeben, Sie haben Ihre Adresse gelöscht, oder der Link ist zu alt.',
  openCode: 'Code öffnen',
};
