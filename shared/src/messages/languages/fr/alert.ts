import type { Messages } from '../../messages.js';

export const alert: Messages['alert'] = {
  email: 'Votre adresse e-mail',
  button: 'Prévenez-moi',
  sending: 'Envoi …',
  sentTitle: 'Confirmez votre adresse',
  sentAdvice: 'Rien après quelques minutes ? Regardez dans vos courriers indésirables.',
  confirmTitle: 'Faut-il vous prévenir ?',
  confirm: 'Oui, prévenez-moi',
  stop: 'Non, supprimez mon adresse',
  onTitle: 'Nous vous préviendrons',
  stoppedTitle: 'Votre adresse est supprimée',
  overTitle: 'Ce lien ne fonctionne plus',
  overText: 'Nous vous avons peut-être déjà prévenu, vous avez supprimé votre adresse, ou le lien est trop ancien.',
};
