import type { Messages } from '../../messages.js';

export const codeAlertMail: Messages['codeAlertMail'] = {
  hello: 'Bonjour,',
  confirmSubject: '{orgName} : faut-il vous prévenir quand le code fonctionnera ?',
  confirmText:
    'quelqu’un, sans doute vous, souhaite être prévenu quand un code de {orgName} fonctionnera. Confirmez-le sur cette page :',
  notYou:
    'Si ce n’était pas vous, ignorez cet e-mail. Sans votre confirmation, nous n’envoyons rien d’autre et supprimons votre adresse au bout de trois jours.',
  backSubject: 'Le code de {orgName} fonctionne maintenant',
  backText: 'vous vouliez être prévenu : le code de {orgName} fonctionne maintenant. Ouvrez-le ici :',
  once: 'C’est le seul e-mail à ce sujet. Nous avons supprimé votre adresse.',
};
