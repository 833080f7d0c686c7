import type { Handlers } from '../../platform/http/handler.js';
import { itemCode } from './item-codes.service.js';
import { makeShelfLabels } from './shelf-labels.service.js';

export const shelfLabelsHandlers: Handlers<'stores.itemCode' | 'stores.shelfLabels'> = {
  'stores.itemCode': async (ctx, { item_id }) => ({ data: await itemCode(ctx, item_id) }),

  'stores.shelfLabels': async (ctx, input) => ({ data: await makeShelfLabels(ctx, input) }),
};
