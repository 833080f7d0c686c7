import type { Handlers } from '../../platform/http/handler.js';
import { listBriefItems, listItems, searchItems } from './item-list.service.js';
import { listMoves } from './stock-moves.service.js';
import { countStock, modifyStock, sellOutside } from './stock-changes.service.js';
import { changeSettings } from './stock-settings.service.js';
import { selectStoresOf } from './store-items.sql.js';
import { addItems, changeItem, removeItem } from './store-items.service.js';
import { transferStock } from './transfer.service.js';

type Operation =
  | 'stores.addItems'
  | 'stores.item'
  | 'stores.removeItem'
  | 'stores.adminInventory'
  | 'stores.allInventory'
  | 'stores.ofProduct'
  | 'stores.search'
  | 'stores.modifyInventory'
  | 'stores.countInventory'
  | 'stores.soldCount'
  | 'stores.transferStock'
  | 'stores.stockSettings'
  | 'stores.moves';

export const inventoryHandlers: Handlers<Operation> = {
  'stores.addItems': async (ctx, input) => ({ data: { added: await addItems(ctx, input) } }),
  'stores.item': async (ctx, input) => ({ data: await changeItem(ctx, input) }),
  'stores.removeItem': async (ctx, { item_id }) => {
    await removeItem(ctx, item_id);
    return { data: { item_id } };
  },
  'stores.adminInventory': listItems,
  'stores.allInventory': listBriefItems,
  'stores.ofProduct': async ({ tx, orgId }, { product_id }) => ({ data: await selectStoresOf(tx, orgId, product_id) }),
  'stores.search': searchItems,
  'stores.modifyInventory': async (ctx, input) => ({ data: await modifyStock(ctx, input) }),
  'stores.countInventory': async (ctx, input) => ({ data: await countStock(ctx, input) }),
  'stores.soldCount': async (ctx, input) => ({ data: await sellOutside(ctx, input) }),
  'stores.transferStock': async (ctx, input) => ({ data: await transferStock(ctx, input) }),
  'stores.stockSettings': async (ctx, input) => ({ data: await changeSettings(ctx, input) }),
  'stores.moves': listMoves,
};
