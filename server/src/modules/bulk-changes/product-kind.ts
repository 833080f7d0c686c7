import type { ProductMove } from '@swapt/shared/values';
import { createImported } from '../product-imports/product-imports.service.js';
import { moveProducts, putProductsBack, type ProductBefore } from '../products/products.service.js';
import type { BulkKind, BulkRequest } from './bulk-kind.js';

const productsAtOnce = 100;

export const productKind: BulkKind = {
  atOnce: () => productsAtOnce,
  takesTurn: false,
  canUndo: () => true,
  change: async (part, ids, { action }) => {
    const { changed, left } = await (action === 'import'
      ? createImported(part, ids)
      : moveProducts(part, ids, moveOf(action)));
    return { changed: changed.map(({ product_id, ...before }) => ({ item_id: product_id, before })), left };
  },
  putBack: (part, items) =>
    putProductsBack(
      part,
      // Only the lines above wrote it.
      items.map(({ item_id, before }) => ({ product_id: item_id, ...before }) as ProductBefore),
    ),
};

/** The change was started with an action of products. */
const moveOf = (action: BulkRequest['action']) => action as ProductMove;
