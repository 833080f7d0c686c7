import type { Messages } from '../../messages.js';

export const codeAlertMail: Messages['codeAlertMail'] = {
  hello: 'Guten Tag,',
  confirmSubject: '{orgName}: Sollen wir Bescheid geben, wenn der Code funktioniert?',
  confirmText:
    'jemand, vermutlich Sie selbst, möchte erfahren, wann ein Code von {orgName} funktioniert. Bitte bestätigen Sie das auf dieser Seite:',
  notYou:
    'Waren Sie es nicht, können Sie diese E-Mail ignorieren. Ohne Ihre Bestätigung schicken wir nichts weiter und löschen Ihre Adresse nach drei Tagen.',
  backSubject: 'Der Code von {orgName} funktioniert jetzt',
  backText: 'Sie wollten Bescheid bekommen: Der Code von {orgName} funktioniert jetzt. Hier geht es weiter:',
  once: 'Das ist die einzige E-Mail dazu. Ihre Adresse haben wir gelöscht.',
};
