export interface OrderedItem {
  item_id: string;
}

/** A page of items in their order. */
export interface ItemPage<Item> {
  data: Item[];
  page: number;
  pageSize: number;
  total: number;
}

/**
 * A page of items after one was moved to a place of the whole list, and what stands behind it there then: the id of an item, null at the end, or
 * where to look for one that is not on the page.
 */
export function reordered<Item extends OrderedItem>(
  page: ItemPage<Item>,
  item: Item,
  to: number,
): { after: ItemPage<Item>; next: string | null | number } {
  const offset = (page.page - 1) * page.pageSize;
  const from = offset + page.data.findIndex(({ item_id }) => item_id === item.item_id);
  const others = page.data.filter(({ item_id }) => item_id !== item.item_id);
  const behind = to < from ? to : to + 1;
  const known = page.data[behind - offset]?.item_id;
  const isShown = to >= offset && to < offset + page.data.length;
  const at = to - offset;
  return {
    after: { ...page, data: isShown ? [...others.slice(0, at), item, ...others.slice(at)] : others },
    next: behind >= page.total ? null : (known ?? behind),
  };
}
