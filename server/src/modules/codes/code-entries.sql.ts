import type { CodeFilter } from '@swapt/shared/contract';
import { composed } from '../../platform/db/composed.js';
import type { Tx } from '../../platform/db/database.js';

type CodeSort = NonNullable<CodeFilter['sort']>;

/** Forwards and backwards. */
const orders: Record<CodeSort, [forwards: string, backwards: string]> = {
  newest: ['e.created_at desc, e.code_id desc', 'e.created_at, e.code_id'],
  name: ['e.name, e.code_id', 'e.name desc, e.code_id desc'],
  scans: [
    'coalesce(k.scans, 0) desc, e.created_at desc, e.code_id desc',
    'coalesce(k.scans, 0), e.created_at, e.code_id',
  ],
};
const joinCounters = 'left join code_counters k on k.org_id = e.org_id and k.code_id = e.code_id';

/** Codes that show a page, and links to it by its own address, whatever their rules say. The index knows only of contents with a page. */
const leadingToPage = (place: string) =>
  `select c.code_id from codes c where c.org_id = $1 and c.content ? 'page_id' and c.content ->> 'page_id' = ${place}
   union all select c.code_id from codes c where c.org_id = $1 and c.type = 'link' and right(c.target, 42) = '/page/' || ${place}`;

/** The condition of a list and its values, which start at $1. */
function listed(orgId: string, filter: CodeFilter): [condition: string, values: unknown[]] {
  const { search, status, type, folder_id: folderId, base_code_id: baseCodeId, tag, page_id: pageId } = filter;
  const values: unknown[] = [orgId];
  const parts = ['e.org_id = $1'];
  const also = (value: string | undefined, part: (place: string) => string) => {
    if (value) parts.push(part(`$${values.push(value)}`));
  };
  if (!status) parts.push(`e.status in ('active', 'paused')`);
  also(status, (place) => `e.status = ${place}`);
  also(type, (place) => `e.type = ${place}`);
  also(search, (place) => `strpos(e.words, lower(${place})) > 0`);
  also(folderId, (place) => `e.folder_id = ${place}`);
  also(baseCodeId, (place) => `e.base_code_id = ${place}`);
  also(tag, (place) => `e.tags @> array[${place}]`);
  also(pageId, (place) => `e.code_id in (${leadingToPage(place)})`);
  return [parts.join(' and '), values];
}

/** No filter, each alone, and all. */
const everyFilter: readonly CodeFilter[] = (() => {
  const places: CodeFilter = { folder_id: 'f', base_code_id: 'b', page_id: 'p', tag: 't' };
  const all: CodeFilter = { ...places, search: 's', status: 'active', type: 'link' };
  return [{}, all, ...Object.entries(all).map(([name, value]) => ({ [name]: value }))];
})();

const idsText = composed(
  'codes.ids',
  (from: string, filter: CodeFilter, isFar: boolean) => {
    const [condition, values] = listed('', filter);
    const [forwards, backwards] = orders[filter.sort ?? 'newest'];
    const order = isFar ? backwards : forwards;
    return `select e.code_id from ${from} where ${condition} order by ${order} limit $${values.length + 1} offset $${values.length + 2}`;
  },
  () =>
    everyFilter.flatMap((filter) =>
      [true, false].flatMap((isFar) => [
        ['code_entries e', filter, isFar] as const,
        ['code_entries e', { ...filter, sort: 'name' }, isFar] as const,
        [`code_entries e ${joinCounters}`, { ...filter, sort: 'scans' }, isFar] as const,
        [amongMostScanned(reach), { ...filter, sort: 'scans' }, isFar] as const,
      ]),
    ),
);

const countText = composed(
  'codes.count',
  (filter: CodeFilter) => `select count(*) as total from code_entries e where ${listed('', filter)[0]}`,
  () => everyFilter.map((filter) => [filter] as const),
);

/** The ids of one page. A page in the second half of `total` is looked for from the end, so that less is passed over. */
export async function selectIds(
  tx: Tx,
  orgId: string,
  filter: CodeFilter,
  { limit, offset, total }: { limit: number; offset: number; total: number },
): Promise<string[]> {
  const [, values] = listed(orgId, filter);
  const count = Math.max(0, Math.min(limit, total - offset));
  const isFar = offset > total / 2;
  const select = async (from: string) => {
    const rows = await tx.query(idsText(from, filter, isFar), [
      ...values,
      count,
      isFar ? Math.max(0, total - offset - count) : offset,
    ]);
    const ids = rows.map(({ code_id }) => code_id);
    return isFar ? ids.reverse() : ids;
  };
  if (filter.sort !== 'scans') return select('code_entries e');
  if (!isFar && offset + count <= reach) {
    const ids = await select(amongMostScanned(5 * (offset + count)));
    if (ids.length === count) return ids;
  }
  return select(`code_entries e ${joinCounters}`);
}

/** So far down a list the most scanned codes are looked at before all. */
const reach = 1_000;

/** The most scanned codes alone: a page of them that is full is the page, as whoever is left out has fewer scans than all of them. */
const amongMostScanned = (most: number) =>
  `(select code_id, scans from code_counters where org_id = $1 and scans > 0 order by scans desc fetch first ${most} rows with ties) k
   join code_entries e on e.code_id = k.code_id`;

export async function countCodes(tx: Tx, orgId: string, filter: CodeFilter): Promise<number> {
  const [row] = await tx.query(countText(filter), listed(orgId, filter)[1]);
  return row?.total ?? 0;
}

const matchingText = composed(
  'codes.matching',
  (filter: CodeFilter) => {
    const [condition, values] = listed('', filter);
    return `select e.code_id from code_entries e where ${condition} order by e.code_id limit $${values.length + 1}`;
  },
  () => everyFilter.map((filter) => [filter] as const),
);

/** The ids of all that a filter leaves, in their own order. */
export async function selectMatching(tx: Tx, orgId: string, filter: CodeFilter, most: number): Promise<string[]> {
  const rows = await tx.query(matchingText(filter), [...listed(orgId, filter)[1], most]);
  return rows.map(({ code_id }) => code_id);
}
