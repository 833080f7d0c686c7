import type { Messages } from '../../messages.js';

export const itemAlertMail: Messages['itemAlertMail'] = {
  confirmSubject: '{storeName} : faut-il vous prévenir quand {name} sera de retour ?',
  confirmText:
    'quelqu’un, sans doute vous, souhaite être prévenu quand {storeName} aura de nouveau {name}. Confirmez-le sur cette page :',
  backSubject: '{name} : de retour chez {storeName}',
  backText:
    'vous vouliez être prévenu : {storeName} a de nouveau {name}. Rien n’est mis de côté pour vous, le stock peut s’épuiser. Voyez le produit ici :',
};
