import type { Messages } from '../../messages.js';

export const itemAlert: Messages['itemAlert'] = {
  title: 'Sagen Sie mir Bescheid, sobald es wieder da ist',
  text: 'Wir schicken Ihnen eine einzige E-Mail, sobald Sie es wieder kaufen können. Danach löschen wir Ihre Adresse.',
  sentText:
    'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Öffnen Sie ihn und bestätigen Sie, dann geben wir Bescheid, sobald Sie es wieder kaufen können.',
  confirmText: 'Sie bekommen eine einzige E-Mail an {email}, sobald es {name} bei {storeName} wieder gibt.',
  onText:
    'Sie bekommen eine einzige E-Mail an {email}, sobald es {name} bei {storeName} wieder gibt. Danach löschen wir Ihre Adresse.',
  stoppedText: 'Sie bekommen keine E-Mail zu diesem Produkt.',
  openItem: 'Produkt ansehen',
};
