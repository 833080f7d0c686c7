import type { OrgInput } from '@swapt/shared/client';
import { apiQuery, useRefresh } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useItemOrder } from '../../../entities/item-order/use-item-order.js';
import { useAddStoreItems } from '../../../entities/stores/stores.queries.js';
import { useTakeOutOfStore, type BriefItem } from '../inventory.queries.js';

/** Moving the products of a page of a store, and taking them out. */
export function useStoreOrder(input: OrgInput<'stores.allInventory'>) {
  const { call } = useShell();
  const refresh = useRefresh('stores.item');
  const add = useAddStoreItems();
  const takeOut = useTakeOutOfStore();
  const { store_id } = input;
  return useItemOrder<BriefItem>({
    queryKey: apiQuery(call, 'stores.allInventory', input).queryKey,
    readPage: (page, pageSize) => call('stores.allInventory', { store_id, page, pageSize }),
    placeOf: async (item_id) => (await call('stores.adminInventory', { store_id, item_id })).data[0]?.position,
    move: (item_id, before) => call('stores.item', { item_id, before_item_id: before }),
    takeOut: (item_id) => takeOut.mutateAsync({ item_id }),
    add: async (productId) => (await add.mutateAsync({ store_id, product_ids: [productId] })).data.added,
    refresh,
    productOf: (item) => item,
    goneCode: 'store_item.not_found',
    words: {
      isOut: (name) => t('“{name}” is no longer sold in this store. Its stock stays on record.', { name }),
      isBackAtEnd: (name) => t('“{name}” is back, at the end of the store: what stood behind it is gone.', { name }),
    },
  });
}
