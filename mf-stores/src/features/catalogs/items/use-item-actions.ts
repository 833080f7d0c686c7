import type { OrgInput } from '@swapt/shared/client';
import type { Api } from '@swapt/shared/contract';
import { apiQuery, useRefresh } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { reordered } from './reordered.js';

type Reply = Api['items.get']['out'];
type Item = Reply['data'][number];

/** Moving the items of a page of a catalog, and taking them out. */
export function useItemActions(input: OrgInput<'items.get'>) {
  const { call, notify, report } = useShell();
  const client = useQueryClient();
  const refreshOrder = useRefresh('items.move');
  const refreshItems = useRefresh('items.delete');
  const queue = useRef({ last: Promise.resolve(), waiting: 0 });
  const { queryKey } = apiQuery(call, 'items.get', input);
  const { id: catalogId } = input;

  /** What stands at a place of the whole catalog, shown or not; nothing behind its end. */
  const idAt = async (index: number): Promise<string | null> => {
    const { data } = await call('items.get', { id: catalogId, page: index + 1, pageSize: 1 });
    return data[0]?.item_id ?? null;
  };

  /** Shown at once; the server hears of it in the order in which it was done. */
  const move = (item: Item, to: number) => {
    const before = client.getQueryData(queryKey);
    if (!before) return;
    void client.cancelQueries({ queryKey });
    const { after, next } = reordered(before, item, to);
    client.setQueryData(queryKey, after);
    queue.current.waiting += 1;
    queue.current.last = queue.current.last
      .then(async () => {
        const neighbour = typeof next === 'number' ? await idAt(next) : next;
        await call('items.move', { id: item.item_id, before_item_id: neighbour });
      })
      .catch(report)
      .then(async () => {
        queue.current.waiting -= 1;
        if (queue.current.waiting === 0) await refreshOrder();
      });
  };

  /** Put back before the one that stood behind it, or at the end. */
  const putBack = async (productId: string, next: string | null) => {
    await call('items.add', { catalog_id: catalogId, product_ids: [productId] });
    const { total } = await call('items.get', { id: catalogId, pageSize: 1 });
    const added = await idAt(total - 1);
    if (next && added) await call('items.move', { id: added, before_item_id: next });
  };

  const takeOut = async ({ item_id, product }: Item, index: number | undefined) => {
    try {
      const next = index === undefined ? null : await idAt(index + 1);
      await call('items.delete', { id: item_id });
      const undo = () => void putBack(product.product_id, next).catch(report).then(refreshItems);
      notify.success(t('“{name}” is no longer in this catalog.', { name: product.name }), {
        label: t('Undo'),
        run: undo,
      });
    } catch (error) {
      report(error);
    }
    await refreshItems();
  };

  return { move, takeOut };
}
