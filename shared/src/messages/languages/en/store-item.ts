export const storeItem = {
  unknownTitle: 'This product is not sold here',
  unknownText: 'The store may have stopped selling it.',
  choose: 'Show this choice',
  notMade: 'This combination is not sold.',
  quantity: 'Quantity',
  add: 'Add to cart',
  added: '{name} is in your cart.',
  seeCart: 'See the cart',
  noRoom: 'Your browser could not keep the cart. Please allow this site to store data.',
  needsScript: 'The cart needs JavaScript. Please turn it on, or contact the store.',
  pictures: 'Pictures',
} as const;
