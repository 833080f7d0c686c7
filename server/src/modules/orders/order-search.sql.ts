import type { Tx } from '../../platform/db/database.js';
import { listed, ofPage, shown, valuesOf, type Filter } from './order-list.sql.js';

/**
 * The words of a search, the rarest first, and how many rows of words begin with each, counted up to `most`. What is searched for is folded by the
 * database, as what orders are found by.
 */
export const selectSearchWords = (tx: Tx, orgId: string, storeId: string, search: string, most: number) =>
  tx.query(
    `select coalesce(s.word, '') as word, c.entries from search_words($3) as s (word) cross join lateral (
       select count(*) as entries from (
         select from order_words w where w.org_id = $1 and w.store_id = $2 and w.word >= s.word and w.word < s.word || chr(1114111) limit $4) begun
     ) c order by c.entries, length(s.word) desc`,
    [orgId, storeId, search, most],
  );

const begun = `w.org_id = $1 and w.store_id = $2 and w.word >= s.word and w.word < s.word || chr(1114111)` as const;
const hasAll = `${listed} and o.words like all($6::text[])` as const;

/** Orders that have all the words, of those that have a rare word, or two. */
const withWords = `(
    select w.created_at, w.order_id from unnest($5::text[]) with ordinality as s (word, nth)
      cross join lateral (select w.created_at, w.order_id from order_words w where ${begun} offset 0) w
     group by w.created_at, w.order_id having min(s.nth) = 1 and max(s.nth) = cardinality($5::text[])
     order by w.created_at desc, w.order_id desc) w
  cross join lateral (select from orders o where o.order_id = w.order_id and ${hasAll} offset 0) o` as const;
/** The first of the rows of a word, in whatever order. */
const withSome = `(
    select distinct w.order_id from (
      select w.order_id from unnest($5::text[]) as s (word) cross join lateral (select w.order_id from order_words w where ${begun} limit $7) w) w) w
  cross join lateral (select from orders o where o.order_id = w.order_id and ${hasAll} offset 0) o` as const;
/** The newest in the list, $5 of them. */
const newest =
  `(select o.order_id, o.created_at, o.words from orders o where ${listed} order by o.created_at desc, o.order_id desc limit $5) o` as const;
const idsWithWords =
  `select w.order_id from ${withWords} order by w.created_at desc, w.order_id desc limit $7 offset $8` as const;
const idsOfNewest =
  `select o.order_id from ${newest} where o.words like all($6::text[]) order by o.created_at desc, o.order_id desc limit $7 offset $8` as const;

export interface Words {
  /** The rarest, or the two rarest, of which neither is rare. */
  rarest: readonly string[];
  /** One for each word. */
  patterns: readonly string[];
}

interface Page {
  limit: number;
  offset: number;
}

export const selectWithWords = (
  tx: Tx,
  orgId: string,
  storeId: string,
  filter: Filter,
  { rarest, patterns }: Words,
  { limit, offset }: Page,
) =>
  tx.query(`${shown} from (${idsWithWords}) ${ofPage}`, [
    ...valuesOf(orgId, storeId, filter),
    ...([rarest, patterns, limit, offset] as const),
  ]);

/** Of the first rows of the rarest word. */
export const countWithWord = (
  tx: Tx,
  orgId: string,
  storeId: string,
  filter: Filter,
  { rarest, patterns }: Words,
  most: number,
) =>
  tx.query(`select count(*) as found from ${withSome}`, [
    ...valuesOf(orgId, storeId, filter),
    ...([rarest.slice(0, 1), patterns, most] as const),
  ]);

export const selectOfNewest = (
  tx: Tx,
  orgId: string,
  storeId: string,
  filter: Filter,
  { patterns }: Words,
  { most, limit, offset }: Page & { most: number },
) =>
  tx.query(`${shown} from (${idsOfNewest}) ${ofPage}`, [
    ...valuesOf(orgId, storeId, filter),
    ...([most, patterns, limit, offset] as const),
  ]);

export const countOfNewest = (
  tx: Tx,
  orgId: string,
  storeId: string,
  filter: Filter,
  { patterns }: Words,
  most: number,
) =>
  tx.query(`select count(*) filter (where o.words like all($6::text[])) as found, count(*) as read from ${newest}`, [
    ...valuesOf(orgId, storeId, filter),
    most,
    patterns,
  ]);

export const selectIdsWithWords = (
  tx: Tx,
  orgId: string,
  storeId: string,
  filter: Filter,
  { rarest, patterns }: Words,
  limit: number,
) => tx.query(idsWithWords, [...valuesOf(orgId, storeId, filter), ...([rarest, patterns, limit, 0] as const)]);
