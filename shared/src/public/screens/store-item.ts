import type { ShownProduct } from '../../contract/index.js';
import type { PublicScreenDeclaration } from '../declaration.js';
import type { StoreOfPage } from '../store.js';

export type StoreItemScreenData =
  | {
      screen: 'storeItem';
      kind: 'shown';
      store: StoreOfPage;
      product: ShownProduct;
      /** The variant that is shown first. */
      chosen: string;
      /** Where the team of the store sees its stock; for browsers that use the console. */
      stockCard?: string;
    }
  /** `store` is there where the store is, and does not sell it. */
  | { screen: 'storeItem'; kind: 'unknown'; store?: StoreOfPage };

export const storeItem = {
  isListed: true,
  paths: [{ path: '/store/:id/inventory/:inventory_id', title: 'Product', methods: ['GET'] }],
} as const satisfies PublicScreenDeclaration;
