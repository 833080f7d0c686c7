import { ApiError, type OrgInput } from '@swapt/shared/client';
import type { Api } from '@swapt/shared/contract';
import { apiQuery, useRefresh } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAddItems } from '../../../entities/catalogs/catalogs.queries.js';
import { findItem } from './find-item.js';
import { useMoveItem, useTakeItemOut } from './items.queries.js';
import { reordered } from './reordered.js';

type Reply = Api['items.get']['out'];
type Item = Reply['data'][number];

/** Moving the items of a page of a catalog, and taking them out. */
export function useItemActions(input: OrgInput<'items.get'>) {
  const { call, notify, report } = useShell();
  const client = useQueryClient();
  const refreshOrder = useRefresh('items.move');
  const add = useAddItems();
  const moveItem = useMoveItem();
  const takeItemOut = useTakeItemOut();
  const queue = useRef({ last: Promise.resolve(), waiting: 0 });
  const { queryKey } = apiQuery(call, 'items.get', input);
  const { id: catalogId } = input;

  /** The server hears of what is done in its order; what it said meanwhile is read again after the last one. */
  const enqueue = (run: () => Promise<unknown>) => {
    queue.current.waiting += 1;
    queue.current.last = queue.current.last
      .then(async () => void (await run()))
      .catch(report)
      .then(async () => {
        queue.current.waiting -= 1;
        if (queue.current.waiting === 0) await refreshOrder();
      });
  };

  /** What stands at a place of the whole catalog, shown or not; nothing behind its end. */
  const idAt = async (index: number): Promise<string | null> => {
    const { data } = await call('items.get', { id: catalogId, page: index + 1, pageSize: 1 });
    return data[0]?.item_id ?? null;
  };

  /** Shown at once. */
  const move = (item: Item, to: number) => {
    const before = client.getQueryData(queryKey);
    if (!before) return;
    void client.cancelQueries({ queryKey });
    const { after, next } = reordered(before, item, to);
    client.setQueryData(queryKey, after);
    enqueue(async () => {
      const neighbour = typeof next === 'number' ? await idAt(next) : next;
      await call('items.move', { id: item.item_id, before_item_id: neighbour });
    });
  };

  /** Back before the one that stood behind it. Where somebody else put the product back meanwhile, it stays where they put it. */
  const putBack = async ({ product_id, name }: Item['product'], next: string | null) => {
    const { added } = (await add.mutateAsync({ catalog_id: catalogId, product_ids: [product_id] })).data;
    if (added === 0 || next === null) return;
    const { total } = await call('items.get', { id: catalogId, pageSize: 1 });
    const back = await findItem(call, catalogId, total, ({ product }) => product.product_id === product_id);
    if (!back) return;
    try {
      await moveItem.mutateAsync({ id: back.item.item_id, before_item_id: next });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'item.not_found') throw error;
      // Somebody took out what stood behind it, which was all that told its place.
      notify.info(t('“{name}” is back, at the end of the catalog: what stood behind it is gone.', { name }));
    }
  };

  const takeOut = ({ item_id, product }: Item) =>
    enqueue(async () => {
      const [stored] = (await call('items.get', { id: item_id })).data;
      const place = stored && (await findItem(call, catalogId, stored.position, (one) => one.item_id === item_id));
      await takeItemOut.mutateAsync({ id: item_id });
      notify.success(t('“{name}” is no longer in this catalog.', { name: product.name }), {
        label: t('Undo'),
        run: () => enqueue(() => putBack(product, place?.next ?? null)),
      });
    });

  return { move, takeOut };
}
