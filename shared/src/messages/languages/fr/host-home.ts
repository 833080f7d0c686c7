import type { Messages } from '../../messages.js';

export const hostHome: Messages['hostHome'] = {
  title: 'Bienvenue sur {host}',
  text: 'On arrive sur ce site en scannant un de nos codes. Pointez l’appareil photo de votre téléphone vers un code pour continuer.',
  signIn: 'Se connecter pour gérer les codes',
  privacy: 'Quelles données enregistrez-vous quand je scanne ?',
};
