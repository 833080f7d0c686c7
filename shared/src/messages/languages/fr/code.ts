import type { Messages } from '../../messages.js';

export const code: Messages['code'] = {
  pausedTitle: '{orgName} a mis ce code en pause',
  pausedText:
    'Votre téléphone l’a bien lu, mais le code est en pause pour le moment. Vous pourrez utiliser le même code plus tard.',
  pausedAdvice: 'Veuillez réessayer plus tard ou vous adresser à {orgName}.',
  notYetTitle: 'Ce code n’est pas encore actif',
  notYetText: 'Votre téléphone l’a bien lu. {orgName} l’activera <time>{wait}</time>.',
  notYetAdvice: 'Veuillez alors scanner à nouveau le même code.',
  expiredTitle: 'Ce code a expiré',
  expiredText: 'Votre téléphone l’a bien lu, mais sa date de fin est passée.',
  usedUpTitle: 'Ce code est épuisé',
  usedUpText: 'Votre téléphone l’a bien lu, mais il a atteint son nombre d’utilisations.',
  askForCurrent: 'Veuillez demander le code actuel à {orgName}.',
  goneTitle: 'Ce code n’est plus utilisé',
  goneText:
    'Votre téléphone l’a bien lu, mais son propriétaire ne l’utilise plus. Vous avez peut-être un ancien imprimé.',
  goneAdvice: 'Si vous l’avez trouvé dans un commerce, demandez-y le code actuel.',
  unknownTitle: 'Nous ne connaissons pas ce code',
  unknownText: 'Il n’y a rien à cette adresse. Si vous l’avez saisie, veuillez vérifier chaque lettre.',
  unknownAdvice: 'Si vous l’avez scanné, le code imprimé est peut-être abîmé. Réessayez en vous éloignant un peu.',
};
