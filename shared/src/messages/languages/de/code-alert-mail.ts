import type { Messages } from '../../messages.js';

export const codeAlertMail: Messages['codeAlertMail'] = {
  confirmSubject: '{orgName}: Sollen wir Bescheid geben, wenn der Code funktioniert?',
  confirmText:
    'jemand, vermutlich Sie selbst, möchte erfahren, wann ein Code von {orgName} funktioniert. Bitte bestätigen Sie das auf dieser Seite:',
  backSubject: 'Der Code von {orgName} funktioniert jetzt',
  backText: 'Sie wollten Bescheid bekommen: Der Code von {orgName} funktioniert jetzt. Hier geht es weiter:',
};
