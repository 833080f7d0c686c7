import type { Messages } from '../../messages.js';

export const page: Messages['page'] = {
  draftTitle: 'Cette page n’est pas publique pour le moment',
  draftText: '{orgName} y travaille. Veuillez réessayer plus tard.',
  pausedTitle: 'Cette page est en pause',
  pausedText: 'L’adresse est la bonne, mais nous ne pouvons pas afficher la page pour le moment.',
  pausedAdvice: 'Veuillez réessayer plus tard ou vous adresser à {orgName}.',
  deletedTitle: 'Cette page n’existe plus',
  deletedText: '{orgName} l’a retirée. Demandez-leur où trouver ce que vous cherchez.',
  freedText: 'Plus personne n’utilise cette adresse. Demandez la nouvelle à la personne qui vous l’a donnée.',
  unknownTitle: 'Nous ne connaissons pas cette page',
  unknownText: 'Il n’y a rien à cette adresse. Veuillez vérifier chaque lettre ou scanner à nouveau le code.',
  alertMe: 'Prévenez-moi quand elle sera disponible',
  thankYou: 'Merci',
  received: '{name}, nous avons bien reçu votre message.',
  backToPage: 'Retour à la page',
  whatYouSent: 'Ce que vous avez envoyé',
};
