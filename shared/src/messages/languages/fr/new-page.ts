import type { Messages } from '../../messages.js';

export const newPage: Messages['newPage'] = {
  returnTitle: 'Merci',
  returnText: 'Nous avons bien reçu votre message et nous vous répondrons bientôt.',
  heroTitle: 'Votre titre',
  heroText: 'Une ou deux phrases sur ce que l’on trouve ici.',
  text: 'Écrivez votre texte ici.',
  videoTitle: 'Regarder la vidéo',
  button: 'Ouvrir',
  link: 'Un premier lien',
  productTitle: 'Nos coups de cœur',
  product: 'Un premier produit',
  formTitle: 'Restons en contact',
  formWelcome: 'Parlez-nous un peu de vous. Cela prend moins d’une minute.',
  formConsent:
    'J’accepte que vous enregistriez mes réponses et que vous me contactiez au sujet de ma demande. Je peux à tout moment vous demander de les supprimer.',
  formSend: 'Envoyer',
  countdownTitle: 'Ça commence dans',
  countdownOver: 'Ça a commencé.',
  mapTitle: 'Où nous trouver',
  consent: 'Expliquez ici comment vous utilisez les données de vos visiteurs.',
};
