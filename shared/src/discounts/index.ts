/** What discounts take off a cart: the same on the server and at a desk without the network. */
export { applyDiscounts, type Outcome } from './apply-discounts.js';
export { sumOf } from './terms.js';
export type { CartLine, Terms } from './terms.js';
