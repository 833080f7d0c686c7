import type { Messages } from '../../messages.js';

export const codeAlertMail: Messages['codeAlertMail'] = {
  confirmSubject: '{orgName} : faut-il vous prévenir quand le code fonctionnera ?',
  confirmText:
    'quelqu’un, sans doute vous, souhaite être prévenu quand un code de {orgName} fonctionnera. Confirmez-le sur cette page :',
  backSubject: 'Le code de {orgName} fonctionne maintenant',
  backText: 'vous vouliez être prévenu : le code de {orgName} fonctionne maintenant. Ouvrez-le ici :',
};
