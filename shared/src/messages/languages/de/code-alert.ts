import type { Messages } from '../../messages.js';

export const codeAlert: Messages['codeAlert'] = {
  title: 'Sagen Sie mir Bescheid, sobald er funktioniert',
  text: 'Wir schicken Ihnen eine einzige E-Mail, sobald dieser Code funktioniert. Danach löschen wir Ihre Adresse.',
  sentText:
    'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Öffnen Sie ihn und bestätigen Sie, dann geben wir Bescheid, sobald der Code funktioniert.',
  confirmText: 'Sie bekommen eine einzige E-Mail an {email}, sobald der Code von {orgName} funktioniert.',
  onText:
    'Sie bekommen eine einzige E-Mail an {email}, sobald der Code von {orgName} funktioniert. Danach löschen wir Ihre Adresse.',
  stoppedText: 'Sie bekommen keine E-Mail zu diesem Code.',
  openCode: 'Code öffnen',
};
