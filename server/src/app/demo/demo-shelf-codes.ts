import type { DemoContentCode } from './demo-content-codes.js';
import type { DemoStore } from './seed-store.js';

const shelves = [
  { product: 'House beans', slug: 'shelf-beans', perDay: 3 },
  { product: 'Harbour mug', slug: 'shelf-mug', perDay: 2 },
  { product: 'Pour-over set', slug: 'shelf-pour-over', perDay: 1 },
] as const;

/** The codes on the shelves of the demo's store, and the one in its window. */
export function demoShelfCodes({ storeId, itemIds }: DemoStore): DemoContentCode[] {
  const window: DemoContentCode = {
    ...{ slug: 'harbour-store', perDay: 3, name: 'Store, in the window', tags: ['outside'] },
    ...{ type: 'store', content: { store_id: storeId } },
  };
  const items = shelves.flatMap(({ product, ...code }): DemoContentCode[] => {
    const itemId = itemIds.get(product);
    if (itemId === undefined) return [];
    const content = { store_id: storeId, item_id: itemId };
    return [{ ...code, name: product, tags: ['shelf'], type: 'item', content }];
  });
  return [window, ...items];
}
