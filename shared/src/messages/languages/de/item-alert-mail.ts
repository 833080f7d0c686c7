import type { Messages } from '../../messages.js';

export const itemAlertMail: Messages['itemAlertMail'] = {
  confirmSubject: '{storeName}: Sollen wir Bescheid geben, wenn {name} wieder da ist?',
  confirmText:
    'jemand, vermutlich Sie selbst, möchte erfahren, wann es {name} bei {storeName} wieder gibt. Bitte bestätigen Sie das auf dieser Seite:',
  backSubject: '{name}: wieder da bei {storeName}',
  backText:
    'Sie wollten Bescheid bekommen: {name} gibt es bei {storeName} wieder. Für Sie zurückgelegt ist nichts, es kann also wieder ausverkauft sein. Hier geht es zum Produkt:',
};
