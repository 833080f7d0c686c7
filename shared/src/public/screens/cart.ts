import type { PublicScreenDeclaration } from '../declaration.js';
import type { StoreOfPage } from '../store.js';

/** What is in the cart, the browser alone knows. */
export type CartScreenData =
  { screen: 'cart'; kind: 'shown'; store: StoreOfPage } | { screen: 'cart'; kind: 'unknown' };

export const cart = {
  isListed: false,
  paths: [{ path: '/cart/:id/', title: 'Cart', methods: ['GET'] }],
} as const satisfies PublicScreenDeclaration;
