import type { Messages } from '../../messages.js';

export const itemAlert: Messages['itemAlert'] = {
  title: 'Prévenez-moi quand il sera de retour',
  text: 'Nous vous envoyons un seul e-mail dès que vous pouvez l’acheter à nouveau, puis nous supprimons votre adresse.',
  sentText:
    'Nous vous avons envoyé un e-mail avec un lien. Ouvrez-le et confirmez : nous vous préviendrons dès que vous pourrez l’acheter à nouveau.',
  confirmText: 'Vous recevrez un seul e-mail à {email} dès que {storeName} aura de nouveau {name}.',
  onText:
    'Vous recevrez un seul e-mail à {email} dès que {storeName} aura de nouveau {name}. Ensuite, nous supprimons votre adresse.',
  stoppedText: 'Vous ne recevrez pas d’e-mail au sujet de ce produit.',
  openItem: 'Voir le produit',
};
