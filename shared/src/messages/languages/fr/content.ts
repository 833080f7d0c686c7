import type { Messages } from '../../messages.js';

export const content: Messages['content'] = {
  noteTitle: 'Une note de {orgName}',
  byOrg: 'Par {orgName}',
  when: 'Quand',
  where: 'Où',
  addToCalendar: 'Ajouter à mon agenda',
  chooseStore: 'Choisissez où vous téléchargez vos applications :',
  forApple: 'Pour iPhone et iPad',
  forAndroid: 'Pour Android',
  forOthers: 'Pour d’autres appareils',
  openFile: 'Ouvrir le fichier',
  wifiTitle: 'Wi-Fi de {orgName}',
  network: 'Réseau',
  noPassword: 'Aucun mot de passe nécessaire',
  joinByHand: 'Ouvrez les réglages Wi-Fi de votre téléphone, choisissez le réseau et saisissez le mot de passe.',
  joinByScan: 'Pour connecter un autre téléphone, scannez ce code avec son appareil photo :',
  wifiCode: 'Code QR pour rejoindre le réseau {ssid}',
  copyPassword: 'Copier le mot de passe',
  copied: 'Copié',
};
