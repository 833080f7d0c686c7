import type { OrgInput } from '@swapt/shared/client';
import type { Api } from '@swapt/shared/contract';
import { apiQuery, useRefresh } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useAddItems } from '../../../entities/catalogs/catalogs.queries.js';
import { useItemOrder } from '../../../entities/item-order/use-item-order.js';
import { useTakeItemOut } from './items.queries.js';

type Item = Api['items.get']['out']['data'][number];

/** Moving the items of a page of a catalog, and taking them out. */
export function useItemActions(input: OrgInput<'items.get'>) {
  const { call } = useShell();
  const refresh = useRefresh('items.move');
  const add = useAddItems();
  const takeItemOut = useTakeItemOut();
  const { id } = input;
  return useItemOrder<Item>({
    queryKey: apiQuery(call, 'items.get', input).queryKey,
    readPage: (page, pageSize) => call('items.get', { id, page, pageSize }),
    placeOf: async (itemId) => (await call('items.get', { id: itemId })).data[0]?.position,
    move: (itemId, before) => call('items.move', { id: itemId, before_item_id: before }),
    takeOut: (itemId) => takeItemOut.mutateAsync({ id: itemId }),
    add: async (productId) => (await add.mutateAsync({ catalog_id: id, product_ids: [productId] })).data.added,
    refresh,
    productOf: ({ product }) => product,
    goneCode: 'item.not_found',
    words: {
      isOut: (name) => t('“{name}” is no longer in this catalog.', { name }),
      isBackAtEnd: (name) => t('“{name}” is back, at the end of the catalog: what stood behind it is gone.', { name }),
    },
  });
}
