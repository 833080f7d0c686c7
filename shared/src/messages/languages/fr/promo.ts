import type { Messages } from '../../messages.js';

export const promo: Messages['promo'] = {
  title: 'Une offre de {orgName}',
  lead: 'Saisissez le code promo qu’on vous a donné ou qui figure sur l’affiche.',
  code: 'Code promo',
  open: 'Ouvrir l’offre',
  opening: 'Ouverture…',
  whyPlace:
    'Ce code ne s’ouvre qu’à certains endroits, c’est pourquoi nous demandons où vous êtes. Nous utilisons votre position une seule fois et ne la gardons qu’à 100 mètres près, sans votre nom.',
  openHere: 'Ouvrir avec ma position',
  finding: 'Recherche de votre position…',
  placeRefused:
    'Votre navigateur ne nous a pas dit où vous êtes. Autorisez la position pour cette page dans ses réglages, puis appuyez de nouveau sur le bouton. Ou demandez au stand : on peut y ouvrir le code avec une clé.',
  needsScript:
    'Sans JavaScript, ce navigateur ne peut pas dire où il est. Demandez au stand : on peut y ouvrir le code avec une clé.',
  withKey: 'Quelqu’un du stand l’ouvre avec une clé',
  key: 'Clé du stand',
  wrongCode: 'Ce code n’ouvre rien ici. Vérifiez comment il s’écrit.',
  tooFar: 'Vous êtes trop loin. Venez au stand, puis appuyez de nouveau sur le bouton.',
  noPlace: 'Ce code s’ouvre à certains endroits. Appuyez sur le bouton pour dire où vous êtes.',
  otherCode: 'Ce code s’ouvre au stand. Scannez d’abord le code QR qui y est affiché.',
  notNow: 'Ce code ne s’ouvre pas en ce moment.',
  usedUp: 'Ce code a été utilisé autant de fois que possible.',
  usedByYou: 'Vous avez utilisé ce code autant de fois qu’une personne le peut.',
  wrongKey: 'Cette clé n’ouvre pas ce code.',
  tries: 'Cela fait beaucoup d’essais. Veuillez attendre un quart d’heure.',
  openTitle: '{offer} : l’offre est ouverte pour vous',
  openFor: 'Elle reste ouverte {minutes, plural, one {# minute} many {# minutes} other {# minutes}}.',
  howOn: 'Allez dans la boutique et commandez. Au moment de payer, le code {code} est déjà saisi.',
  atTheTill: 'À la caisse du stand, donnez le code {code}.',
  gives: 'Ce que vous obtenez',
  toShop: 'Aller à {name}',
};
