import type { Messages } from '../../messages.js';

export const codeAlert: Messages['codeAlert'] = {
  title: 'Prévenez-moi quand il fonctionnera',
  text: 'Nous vous envoyons un seul e-mail dès que ce code fonctionne, puis nous supprimons votre adresse.',
  email: 'Votre adresse e-mail',
  button: 'Prévenez-moi',
  sending: 'Envoi …',
  sentTitle: 'Confirmez votre adresse',
  sentText:
    'Nous vous avons envoyé un e-mail avec un lien. Ouvrez-le et confirmez : nous vous préviendrons dès que le code fonctionnera.',
  sentAdvice: 'Rien après quelques minutes ? Regardez dans vos courriers indésirables.',
  confirmTitle: 'Faut-il vous prévenir ?',
  confirmText: 'Vous recevrez un seul e-mail à {email} dès que le code de {orgName} fonctionnera.',
  confirm: 'Oui, prévenez-moi',
  stop: 'Non, supprimez mon adresse',
  onTitle: 'Nous vous préviendrons',
  onText:
    'Vous recevrez un seul e-mail à {email} dès que le code de {orgName} fonctionnera. Ensuite, nous supprimons votre adresse.',
  stoppedTitle: 'Votre adresse est supprimée',
  stoppedText: 'Vous ne recevrez pas d’e-mail au sujet de ce code.',
  overTitle: 'Ce lien ne fonctionne plus',
  overText: 'Nous vous avons peut-être déjà prévenu, vous avez supprimé votre adresse, ou le lien est trop ancien.',
  openCode: 'Ouvrir le code',
};
