import type { Messages } from '../../messages.js';

export const codeAlert: Messages['codeAlert'] = {
  title: 'Prévenez-moi quand il fonctionnera',
  text: 'Nous vous envoyons un seul e-mail dès que ce code fonctionne, puis nous supprimons votre adresse.',
  sentText:
    'Nous vous avons envoyé un e-mail avec un lien. Ouvrez-le et confirmez : nous vous préviendrons dès que le code fonctionnera.',
  confirmText: 'Vous recevrez un seul e-mail à {email} dès que le code de {orgName} fonctionnera.',
  onText:
    'Vous recevrez un seul e-mail à {email} dès que le code de {orgName} fonctionnera. Ensuite, nous supprimons votre adresse.',
  stoppedText: 'Vous ne recevrez pas d’e-mail au sujet de ce code.',
  openCode: 'Ouvrir le code',
};
