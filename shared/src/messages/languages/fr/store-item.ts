import type { Messages } from '../../messages.js';

export const storeItem: Messages['storeItem'] = {
  unknownTitle: 'Ce produit n’est pas vendu ici',
  unknownText: 'La boutique ne le vend peut-être plus.',
  extras: 'Suppléments',
  extra: '{name}, {price} de plus',
  choose: 'Afficher ce choix',
  notMade: 'Cette combinaison n’est pas vendue.',
  quantity: 'Quantité',
  add: 'Ajouter au panier',
  added: '{name} est dans votre panier.',
  seeCart: 'Voir le panier',
  noRoom: 'Votre navigateur n’a pas pu garder le panier. Autorisez ce site à enregistrer des données.',
  buy: 'Acheter maintenant',
  cartNeedsScript: 'Le panier a besoin de JavaScript. « Acheter maintenant » fonctionne sans.',
  needsScript: 'Le panier a besoin de JavaScript. Activez-le ou contactez la boutique.',
  pictures: 'Images',
  stockCard: 'Pour votre équipe : stock de ce produit',
};
