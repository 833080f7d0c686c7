import type { ItemPage, OrderedItem } from './reordered.js';

/** Reads a page of the whole list, whatever is searched for. */
export type ReadPage<Item> = (page: number, pageSize: number) => Promise<ItemPage<Item>>;

/** As many as a page may have. */
const pageSize = 100;

interface Place<Item> {
  item: Item;
  /** The item behind it, shown or not; null at the end. */
  next: string | null;
}

/** Where an item stands in the whole list. It is looked for from a place on towards the top: places of deleted products are counted, and not shown. */
export async function findItem<Item extends OrderedItem>(
  readPage: ReadPage<Item>,
  from: number,
  isIt: (item: Item) => boolean,
): Promise<Place<Item> | undefined> {
  const read = async (page: number) => (await readPage(page, pageSize)).data;
  let behind: readonly Item[] | undefined;
  for (let page = Math.floor(Math.max(0, from) / pageSize) + 1; page >= 1; page -= 1) {
    const items = await read(page);
    const at = items.findIndex(isIt);
    const item = items[at];
    if (item) {
      const [next] = [...items.slice(at + 1), ...(at + 1 < pageSize ? [] : (behind ?? (await read(page + 1))))];
      return { item, next: next?.item_id ?? null };
    }
    behind = items;
  }
  return undefined;
}
