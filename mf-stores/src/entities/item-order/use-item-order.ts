import { ApiError } from '@swapt/shared/client';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import type { ErrorCode } from '@swapt/shared/values';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { findItem, type ReadPage } from './find-item.js';
import { reordered, type ItemPage, type OrderedItem } from './reordered.js';
import { useOrderQueue } from './use-order-queue.js';

interface ItemOrder<Item extends OrderedItem> {
  /** Of the page that is shown. */
  queryKey: QueryKey;
  readPage: ReadPage<Item>;
  /** The place that the server has for an item; nothing where it is gone. */
  placeOf: (itemId: string) => Promise<number | undefined>;
  move: (itemId: string, before: string | null) => Promise<unknown>;
  takeOut: (itemId: string) => Promise<unknown>;
  /** Answers how many were not there already. */
  add: (productId: string) => Promise<number>;
  /** Reads again what was changed. */
  refresh: () => Promise<unknown>;
  productOf: (item: Item) => { product_id: string; name: string };
  /** Says that what an item was to be put before is gone. */
  goneCode: ErrorCode;
  words: { isOut: (name: string) => string; isBackAtEnd: (name: string) => string };
}

/** Moving the items of a page of products in an order of their own, and taking them out, with an undo. */
export function useItemOrder<Item extends OrderedItem>(order: ItemOrder<Item>) {
  const { queryKey, readPage, refresh, productOf, words } = order;
  const { notify } = useShell();
  const client = useQueryClient();
  const enqueue = useOrderQueue(refresh);

  /** What stands at a place of the whole list, shown or not; nothing behind its end. */
  const idAt = async (index: number) => (await readPage(index + 1, 1)).data[0]?.item_id ?? null;

  /** Shown at once. */
  const move = (item: Item, to: number) => {
    const before = client.getQueryData<ItemPage<Item>>(queryKey);
    if (!before) return;
    void client.cancelQueries({ queryKey });
    const { after, next } = reordered(before, item, to);
    client.setQueryData(queryKey, after);
    enqueue(async () => order.move(item.item_id, typeof next === 'number' ? await idAt(next) : next));
  };

  /** Back before the one that stood behind it. Where somebody else put the product back meanwhile, it stays where they put it. */
  const putBack = async (item: Item, next: string | null) => {
    const { product_id, name } = productOf(item);
    if ((await order.add(product_id)) === 0 || next === null) return;
    const { total } = await readPage(1, 1);
    const back = await findItem(readPage, total, (one) => productOf(one).product_id === product_id);
    if (!back) return;
    try {
      await order.move(back.item.item_id, next);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== order.goneCode) throw error;
      // Somebody took out what stood behind it, which was all that told its place.
      notify.info(words.isBackAtEnd(name));
    }
  };

  const takeOut = (item: Item) =>
    enqueue(async () => {
      const stored = await order.placeOf(item.item_id);
      const isIt = (one: Item) => one.item_id === item.item_id;
      const place = stored === undefined ? undefined : await findItem(readPage, stored, isIt);
      await order.takeOut(item.item_id);
      notify.success(words.isOut(productOf(item).name), {
        label: t('Undo'),
        run: () => enqueue(() => putBack(item, place?.next ?? null)),
      });
    });

  return { move, takeOut };
}
