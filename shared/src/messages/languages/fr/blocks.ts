import type { Messages } from '../../messages.js';

export const blocks: Messages['blocks'] = {
  leaveEmpty: 'Laissez ce champ vide',
  optional: '(facultatif)',
  pleaseChoose: 'Veuillez choisir',
  form: 'Formulaire',
  send: 'Envoyer',
  noAnswersNow:
    'Nous ne pouvons pas recevoir de réponses en ce moment. Veuillez réessayer dans quelques minutes. Le reste de cette page fonctionne.',
  openInMaps: 'Ouvrir dans Plans',
  showMap: 'Afficher la carte',
  loadingMap: 'Chargement de la carte…',
  noMap: 'Nous ne pouvons pas afficher la carte ici. Utilisez plutôt « Ouvrir dans Plans ».',
  mapOf: 'Carte : {place}',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  twoFingers: 'Utilisez deux doigts pour déplacer la carte',
  scrollKey: 'Maintenez Ctrl et faites défiler pour zoomer sur la carte',
  scrollKeyMac: 'Maintenez ⌘ et faites défiler pour zoomer sur la carte',
  picture: 'Image {number}',
  video: 'Vidéo',
  watchVideo: 'Regarder la vidéo',
  opensIn: 'Ouvre {player} dans un nouvel onglet',
  thePlayer: 'le lecteur',
  website: 'Site web',
  over: 'C’est l’heure.',
  days: '{count, plural, one {<number>#</number> jour} many {<number>#</number> jours} other {<number>#</number> jours}}',
  hours:
    '{count, plural, one {<number>#</number> heure} many {<number>#</number> heures} other {<number>#</number> heures}}',
  minutes:
    '{count, plural, one {<number>#</number> minute} many {<number>#</number> minutes} other {<number>#</number> minutes}}',
  seconds:
    '{count, plural, one {<number>#</number> seconde} many {<number>#</number> secondes} other {<number>#</number> secondes}}',
  placeTime: '{when} (heure locale : {place})',
};
