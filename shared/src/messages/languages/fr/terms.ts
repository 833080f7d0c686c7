import type { Messages } from '../../messages.js';

export const terms: Messages['terms'] = {
  title: 'Conditions de {orgName}',
  whoRuns: 'Qui gère cette page',
  whoRunsText:
    '{orgName} l’a créée avec Swapt et est responsable de son contenu. Pour savoir quelles données nous enregistrons quand vous scannez un code, consultez <privacy>Confidentialité</privacy>.',
  platform: 'Conditions d’utilisation entre les organisations et Swapt (en anglais)',
  noneLead: '{orgName} n’a pas de conditions propres.',
  noneText:
    'Vous n’acceptez rien en scannant un code ou en lisant une page. Si un formulaire demande votre accord, le texte à côté de son bouton indique pourquoi. Vos réponses vont à {orgName} et à personne d’autre. Veuillez y adresser vos questions.',
  unknownTitle: 'Il n’y a pas de conditions ici',
  unknownText: 'L’adresse est peut-être mal saisie, ou l’organisation n’existe plus.',
};
