import type { SeenRange } from '@swapt/shared/values';

/** What narrows a list of customers. */
export interface CustomerFilter {
  id?: string;
  search?: string;
  tags?: readonly string[];
  code_id?: string;
  page_id?: string;
  seen?: SeenRange;
  reach?: 'email' | 'phone';
}

const aDay = 86_400_000;
const own = (table: string) => `${table}.org_id = c.org_id and ${table}.customer_id = c.customer_id`;

/** The condition of a list and its values. Every filter adds its own. */
export function listed(
  orgId: string,
  filters: readonly CustomerFilter[],
  now: Date,
): [condition: string, values: unknown[]] {
  const values: unknown[] = [orgId];
  const place = (value: unknown) => `$${values.push(value)}`;
  const parts = filters.flatMap((filter) => conditionsOf(filter, now, place));
  return [['c.org_id = $1', ...parts].join(' and '), values];
}

/** The conditions of no filter, of each alone, and of all; two filters stand for any number. */
export function everyFilter(): [condition: string, values: unknown[]][] {
  const all: CustomerFilter = {
    id: 'i',
    search: '+39 1',
    tags: ['t'],
    code_id: 'c',
    page_id: 'p',
    seen: '30day',
    reach: 'email',
  };
  const others: CustomerFilter[] = [{ search: 'name' }, { seen: 'not_30day' }, { reach: 'phone' }];
  const each = Object.entries(all).map(([name, value]) => ({ [name]: value as unknown }));
  return [[], [all, all], ...[...each, ...others].map((filter) => [filter])].map((filters) =>
    listed('', filters, new Date(0)),
  );
}

type Place = (value: unknown) => string;

function conditionsOf(
  { id, search = '', tags = [], code_id, page_id, seen, reach }: CustomerFilter,
  now: Date,
  place: Place,
): string[] {
  return [
    ...(id ? [`c.customer_id = ${place(id)}`] : []),
    ...(search.trim() ? [found(search.trim(), place)] : []),
    ...(tags.length > 0 ? [`c.tags @> ${place(tags)}::text[]`] : []),
    ...(code_id ? [metCode(place(code_id))] : []),
    ...(page_id ? [`exists (select from submissions s where ${own('s')} and s.page_id = ${place(page_id)})`] : []),
    ...(seen ? [seenIn(seen, now, place)] : []),
    ...(reach ? [`c.${reach} <> ''`] : []),
  ];
}

/** In the name and in every contact; a number is found however it is written. */
function found(search: string, place: Place): string {
  const text = place(search.toLowerCase());
  const isNumber = /^[\d\s().+/-]{3,}$/.test(search);
  const digits = isNumber ? search.replace(/\D/g, '').replace(/^0+/, '') : '';
  const inNumber = digits ? ` or k.kind = 'phone' and strpos(k.value, ${place(digits)}) > 0` : '';
  return `(strpos(lower(c.name), ${text}) > 0 or exists (
    select from customer_contacts k where ${own('k')} and (strpos(k.value, ${text}) > 0${inNumber})))`;
}

/** Who scanned the code with a browser of theirs, or came to a form by it. */
const metCode = (
  code: string,
) => `(exists (select from submissions s where ${own('s')} and s.code_id = ${code}::uuid) or exists (
    select from customer_visitors v join scan_last_visits l on l.org_id = v.org_id and l.code_id = ${code}::uuid and l.visitor = v.visitor where ${own('v')}))`;

function seenIn(seen: SeenRange, now: Date, place: Place): string {
  const days = Number.parseInt(seen.replace('not_', ''), 10);
  return `c.last_seen_at ${seen.startsWith('not_') ? '<' : '>='} ${place(new Date(now.getTime() - days * aDay))}`;
}
