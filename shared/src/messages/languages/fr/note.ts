import type { Messages } from '../../messages.js';

export const note: Messages['note'] = {
  title: 'Une note de {orgName}',
  writtenOn: 'Écrite le <time>{day}</time>',
  unknownTitle: 'Nous ne pouvons pas afficher cette note',
  unknownText:
    'Elle a peut-être été supprimée, ou seule l’équipe peut la lire. Veuillez vérifier chaque lettre de l’adresse.',
  forTeam: 'Si vous faites partie de l’équipe, vous la trouverez dans la console, sous Notes.',
  signInToOpen: 'Se connecter pour l’ouvrir',
};
