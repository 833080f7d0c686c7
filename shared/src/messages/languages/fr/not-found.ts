import type { Messages } from '../../messages.js';

export const notFound: Messages['notFound'] = {
  title: 'Il n’y a pas de page ici',
  text: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
};
