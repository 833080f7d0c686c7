import type { ShownProduct } from '../../contract/index.js';
import type { PublicScreenDeclaration } from '../declaration.js';
import type { StoreOfPage } from '../store.js';

export type StoreItemScreenData =
  /** `chosen` is the variant that is shown first. */
  | { screen: 'storeItem'; kind: 'shown'; store: StoreOfPage; product: ShownProduct; chosen: string }
  /** `store` is there where the store is, and does not sell it. */
  | { screen: 'storeItem'; kind: 'unknown'; store?: StoreOfPage };

export const storeItem = {
  isListed: true,
  paths: [{ path: '/store/:id/inventory/:inventory_id', title: 'Product', methods: ['GET'] }],
} as const satisfies PublicScreenDeclaration;
