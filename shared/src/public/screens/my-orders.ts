import type { ShownOrder } from '../../contract/index.js';
import type { PublicScreenDeclaration } from '../declaration.js';
import type { StoreOfPage } from '../store.js';

/** What somebody ordered in a store: they name their address (`ask`), write the code that was mailed there (`code`), and see it (`list`). */
export type MyOrdersScreenData =
  | { screen: 'myOrders'; kind: 'ask'; store: StoreOfPage; email: string; problem: string }
  | { screen: 'myOrders'; kind: 'code'; store: StoreOfPage; email: string; minutes: number; problem: string }
  | { screen: 'myOrders'; kind: 'list'; store: StoreOfPage; email: string; orders: ShownOrder[] }
  | { screen: 'myOrders'; kind: 'unknown' };

export const myOrders = {
  isListed: false,
  paths: [{ path: '/my-orders/:id/', title: 'Your orders', methods: ['GET', 'POST'] }],
} as const satisfies PublicScreenDeclaration;
