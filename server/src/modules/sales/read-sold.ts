import type { ResolvedRange } from '@swapt/shared/dates';
import type { Tx } from '../../platform/db/database.js';
import { placesOf } from '../analytics/analytics.service.js';
import { addTo, noSums, noWeek, type Sums } from './add-up.js';
import { gapsOf } from './gaps-of.js';
import { selectKept, selectKeptShares, type Kept } from './kept.sql.js';
import { selectMoments, selectShares, type Share, type Span } from './sold.sql.js';

export interface Asked {
  storeId: string;
  zone: string;
  range: ResolvedRange;
}

/** What one code, item, tender or the like is of it. */
interface Part {
  kind: string;
  key: string;
  orders: number;
  units: number;
  amount: number;
  refunded: number;
  name: string;
}

export interface Sold {
  totals: Sums;
  /** By the buckets of the range. */
  series: Pick<Sums, 'orders' | 'sales'>[];
  /** Orders by the hours of a week on the store’s clock, from Monday at 0. */
  week: number[];
  shares: Part[];
}

interface Reading {
  orgId: string;
  eventId: string | null;
  /** Of the parts, those that are wanted. */
  kinds: readonly string[];
}

/** What stores sold, each in its range: days and months that are over from what was counted of them, the rest from the orders. */
export async function readSold(tx: Tx, { orgId, eventId, kinds }: Reading, asked: readonly Asked[]): Promise<Sold[]> {
  const kept = await readKept(tx, orgId, asked, eventId);
  const keptOf = (at: number) => kept.filter(({ n }) => n === at + 1);
  const gaps = asked.flatMap(({ range, storeId }, at) =>
    gapsOf(range, keptOf(at)).map((gap) => ({ ...gap, storeId, at })),
  );
  const moments = await readMoments(tx, orgId, gaps, eventId);
  const shares = [
    ...(gaps.length > 0 ? await selectShares(tx, orgId, gaps, eventId, kinds) : []).map((share) => ({
      ...share,
      n: gaps[share.n - 1]?.at ?? 0,
    })),
    ...(await readKeptShares(tx, orgId, asked, kept, kinds)),
  ];
  return asked.map(({ range, zone }, at) => {
    const sold = placeSold(range, zone, keptOf(at), moments[at] ?? []);
    return { ...sold, shares: addShares(shares.filter(({ n }) => n === at)) };
  });
}

/** Hours are read from the orders, and so is what one event sold: these are few. */
async function readKept(tx: Tx, orgId: string, asked: readonly Asked[], eventId: string | null): Promise<Kept[]> {
  if (eventId !== null) return [];
  const wanted = asked.map(({ storeId, zone, range }) => ({
    ...{ storeId, zone, from: range.from, to: range.bucket === 'hour' ? range.from : range.to },
    span: range.bucket === 'day' ? ('day' as const) : ('month' as const),
  }));
  return [...(await selectKept(tx, orgId, wanted))];
}

type Gap = Span & { at: number };

async function readMoments(tx: Tx, orgId: string, gaps: readonly Gap[], eventId: string | null) {
  const found: Awaited<ReturnType<typeof selectMoments>>[number][][] = [];
  if (gaps.length === 0) return found;
  for (const moment of await selectMoments(tx, orgId, gaps, eventId)) {
    const at = gaps[moment.n - 1]?.at ?? 0;
    (found[at] ??= []).push(moment);
  }
  return found;
}

function readKeptShares(
  tx: Tx,
  orgId: string,
  asked: readonly Asked[],
  kept: readonly Kept[],
  kinds: readonly string[],
) {
  const wanted = kept.map(({ n, span, starts, ends }) => ({
    ...{ n: n - 1, storeId: asked[n - 1]?.storeId ?? '', span, starts, ends },
  }));
  return wanted.length > 0 ? selectKeptShares(tx, orgId, wanted, kinds) : [];
}

function placeSold(
  range: ResolvedRange,
  zone: string,
  kept: readonly Kept[],
  moments: readonly (Sums & { at: Date })[],
): Omit<Sold, 'shares'> {
  const series = range.buckets.map(() => ({ orders: 0, sales: 0 }));
  const [totals, week] = [noSums(), noWeek()];
  const placeOf = placesOf(range, zone);
  const add = (sums: Sums, bucket: number) => {
    addTo(totals, sums);
    const point = series[bucket];
    if (!point) return;
    point.orders += sums.orders;
    point.sales += sums.sales;
  };
  for (const row of kept) {
    add(row, placeOf(row.starts.getTime()).bucket);
    row.week.forEach((orders, hour) => (week[hour] = (week[hour] ?? 0) + (orders ?? 0)));
  }
  for (const moment of moments) {
    const { bucket, hour } = placeOf(moment.at.getTime());
    add(moment, bucket);
    week[hour] = (week[hour] ?? 0) + moment.orders;
  }
  return { totals, series, week };
}

type SharesRow = Omit<Share, 'n' | 'kind'> & { kind: string };

function addShares(rows: readonly SharesRow[]): Part[] {
  const parts = new Map<string, Part>();
  for (const { kind, key, orders, units, amount, refunded, name } of rows) {
    const id = `${kind} ${key ?? ''}`;
    const part = parts.get(id) ?? {
      ...{ kind, key: key ?? '', orders: 0, units: 0, amount: 0, refunded: 0, name: '' },
    };
    parts.set(id, part);
    part.orders += orders;
    part.units += units ?? 0;
    part.amount += amount ?? 0;
    part.refunded += refunded;
    part.name ||= name ?? '';
  }
  return [...parts.values()];
}
