import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { addItems, moveItem, readItems } from './items.service.js';
import { deleteItem } from './items.sql.js';

export const itemsHandlers: Handlers<'items.get' | 'items.add' | 'items.move' | 'items.delete'> = {
  'items.get': readItems,
  'items.add': async (ctx, { catalog_id, product_ids }) => ({
    data: { added: await addItems(ctx, catalog_id, product_ids) },
  }),
  'items.move': async (ctx, { id, before_item_id }) => ({
    data: { item_id: id, position: await moveItem(ctx, id, before_item_id) },
  }),
  'items.delete': async ({ tx, orgId }, { id }) => {
    const [row] = await deleteItem(tx, orgId, id);
    if (!row) throw new AppError('item.not_found');
    return { data: { item_id: id } };
  },
};
