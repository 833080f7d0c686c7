import type { Api } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';
import { countOrders, countPlaced, selectOrderIds, selectOrders, type ListedRow } from './order-list.sql.js';
import { countCounted, selectCounted, selectCountedIds, type CountedFilter } from './counted-orders.sql.js';
import {
  countOfNewest,
  countWithWord,
  selectIdsWithWords,
  selectOfNewest,
  selectSearchWords,
  selectWithWords,
  type Words,
} from './order-search.sql.js';

interface Asked {
  orgId: string;
  storeId: string;
  filter: Pick<Api['orders.byStore']['in'], 'search' | 'status' | 'show' | 'counted'>;
  limit: number;
}
type PageAsked = Asked & { offset: number };

interface Found {
  rows: ListedRow[];
  total: number;
  /** There are more than were counted. */
  isMinimum?: boolean;
}

/** How much a search reads. */
export const bounds = {
  /** Orders that have a word are all counted where no more rows of words begin with it. */
  few: 2_000,
  /** From here on a word is frequent: it is looked for in the newest orders. */
  many: 20_000,
  /** So many of the newest orders. */
  newest: 10_000,
};
type Bounds = typeof bounds;

/** Of an order. What is longer may be part of a phone number. */
const isNumber = /^#\d{1,9}$|^\d{1,6}$/;

/** A number is found as a whole; all else by its words. */
function readSearch(search: string | undefined): { number: number | null; text: string } {
  const text = search?.trim() ?? '';
  return isNumber.test(text) ? { number: Number(text.replace('#', '')), text: '' } : { number: null, text };
}

/** A page of a store's orders, newest first. */
export async function findOrders(tx: Tx, asked: PageAsked, within: Bounds = bounds): Promise<Found> {
  const { orgId, storeId, filter, limit, offset } = asked;
  const ofFigure = await countedFilter(tx, asked);
  if (ofFigure) return findCounted(tx, asked, ofFigure);
  const { number, text } = readSearch(filter.search);
  if (text) return searchOrders(tx, asked, text, within);
  const rows = await selectOrders(tx, orgId, storeId, { ...filter, number }, limit, offset);
  const isAll = number === null && !filter.status && (filter.show ?? 'all') === 'all';
  const [counted] = await (isAll
    ? countPlaced(tx, orgId, storeId)
    : countOrders(tx, orgId, storeId, { ...filter, number }));
  return { rows, total: counted?.total ?? 0 };
}

/** Of the orders that a figure was counted from, those that a search finds; nothing where no figure is asked for. */
async function countedFilter(tx: Tx, { orgId, storeId, filter }: Asked): Promise<CountedFilter | undefined> {
  const { counted, search, ...rest } = filter;
  if (!counted) return undefined;
  const { number, text } = readSearch(search);
  const words = text ? await selectSearchWords(tx, orgId, storeId, text, 1) : [];
  // Signs alone are in no order.
  const patterns = text && words.length === 0 ? [''] : words.map(({ word }) => patternOf(word));
  return { filter: { ...rest, counted }, number, patterns };
}

async function findCounted(
  tx: Tx,
  { orgId, storeId, limit, offset }: PageAsked,
  filter: CountedFilter,
): Promise<Found> {
  const rows = await selectCounted(tx, orgId, storeId, filter, limit, offset);
  const [counted] = await countCounted(tx, orgId, storeId, filter);
  return { rows, total: counted?.total ?? 0 };
}

export async function findOrderIds(tx: Tx, asked: Asked): Promise<string[]> {
  const { orgId, storeId, filter, limit } = asked;
  const counted = await countedFilter(tx, asked);
  if (counted) return (await selectCountedIds(tx, orgId, storeId, counted, limit)).map(({ order_id }) => order_id);
  const { number, text } = readSearch(filter.search);
  const words = text ? await readWords(tx, orgId, storeId, text, bounds) : undefined;
  if (text && !words) return [];
  const rows = await (words
    ? selectIdsWithWords(tx, orgId, storeId, filter, words, limit)
    : selectOrderIds(tx, orgId, storeId, { ...filter, number }, limit));
  return rows.map(({ order_id }) => order_id);
}

/** Nothing where the text is signs alone. */
async function readWords(tx: Tx, orgId: string, storeId: string, text: string, { few, many }: Bounds) {
  const found = await selectSearchWords(tx, orgId, storeId, text, many);
  const [first] = found;
  if (!first) return undefined;
  const rarest = found.slice(0, first.entries > few ? 2 : 1).map(({ word }) => word);
  const patterns = found.map(({ word }) => patternOf(word));
  return { rarest, patterns, entries: first.entries };
}

const patternOf = (word: string) => `% ${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** An index knows the orders of a word. To put those of a frequent one in order takes long, and the newest orders mostly have a page of them. */
async function searchOrders(tx: Tx, asked: PageAsked, text: string, within: Bounds): Promise<Found> {
  const { orgId, storeId, filter, limit, offset } = asked;
  const { few, many, newest } = within;
  const words = await readWords(tx, orgId, storeId, text, within);
  if (!words) return { rows: [], total: 0 };
  const [some] = await countWithWord(tx, orgId, storeId, filter, words, few);
  const least = some?.found ?? 0;
  if (words.entries >= many) {
    const found = await searchNewest(tx, asked, words, newest);
    if (found) return found.isMinimum ? { ...found, total: Math.max(found.total, least) } : found;
  }
  const rows = await selectWithWords(tx, orgId, storeId, filter, words, { limit, offset });
  if (words.entries <= few) return { rows, total: least };
  const isFull = rows.length === limit;
  if (!isFull && (rows.length > 0 || offset === 0)) return { rows, total: offset + rows.length };
  // One more, so that there is a next page.
  return { rows, total: Math.max(least, offset + rows.length + (isFull ? 1 : 0)), isMinimum: true };
}

/** Nothing where so many of the newest orders have not the whole page. */
async function searchNewest(tx: Tx, asked: PageAsked, words: Words, most: number): Promise<Found | undefined> {
  const { orgId, storeId, filter, limit, offset } = asked;
  const [counted] = await countOfNewest(tx, orgId, storeId, filter, words, most);
  const { found: total, read } = counted ?? { found: 0, read: 0 };
  const isMinimum = read === most;
  if (isMinimum && total < offset + limit) return undefined;
  const rows = await selectOfNewest(tx, orgId, storeId, filter, words, { most, limit, offset });
  return { rows, total, isMinimum };
}
