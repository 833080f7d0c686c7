import type { OrgCall } from '@swapt/shared/client';
import type { Api } from '@swapt/shared/contract';

type Item = Api['items.get']['out']['data'][number];

/** As many as a page may have. */
const pageSize = 100;

interface Place {
  item: Item;
  /** The item behind it, shown or not; null at the end. */
  next: string | null;
}

/** Where an item stands in the whole catalog. It is looked for from a place on towards the top: places of deleted products are counted, and not shown. */
export async function findItem(
  call: OrgCall,
  catalogId: string,
  from: number,
  isIt: (item: Item) => boolean,
): Promise<Place | undefined> {
  const read = async (page: number) => (await call('items.get', { id: catalogId, page, pageSize })).data;
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
