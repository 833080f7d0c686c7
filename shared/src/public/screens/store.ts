import type { ShownCategory, ShownItem } from '../../contract/index.js';
import type { PublicScreenDeclaration } from '../declaration.js';
import type { StoreOfPage } from '../store.js';

export type StoreScreenData =
  | {
      screen: 'store';
      kind: 'shown';
      store: StoreOfPage;
      about: string;
      /** What was searched for; empty where nothing was. */
      search: string;
      categories: ShownCategory[];
      /** The id of the one that is looked at; empty for all. */
      category: string;
      items: ShownItem[];
      page: number;
      pages: number;
      total: number;
    }
  /** A draft, a closed one and one that never was look alike. */
  | { screen: 'store'; kind: 'unknown' };

export const store = {
  isListed: true,
  paths: [{ path: '/store/:id/', title: 'Store', methods: ['GET'] }],
} as const satisfies PublicScreenDeclaration;
