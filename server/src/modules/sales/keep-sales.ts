import { instantOf, wallClock } from '@swapt/shared/dates';
import type { Tx } from '../../platform/db/database.js';
import { repeat } from '../../platform/jobs/repeat.js';
import type { Services } from '../../platform/services.js';
import { placesOf } from '../analytics/analytics.service.js';
import { addTo, noSums, noWeek } from './add-up.js';
import * as kept from './kept.sql.js';
import { partKinds, selectMoments, selectShares } from './sold.sql.js';

const everyMs = 5 * 60_000;
const hourMs = 3_600_000;
/** A transaction that began before a row was there is over by then. */
const settledMs = 60_000;
/** Days of one store that are counted in one transaction: others on the embedded engine wait meanwhile. */
const daysAtOnce = 10;
const newAtOnce = 400;

type Keeping = Pick<Services, 'db' | 'now'>;

/**
 * Counts what changed, then makes room for the days that are over. A new day is counted a minute after it was added or later: whatever
 * changes an order of it from then on finds it and marks it.
 */
export async function keepSales({ db, now }: Keeping): Promise<void> {
  await db.system((tx) => kept.deleteForeignDays(tx));
  for (let isMore = true; isMore;) isMore = await db.system((tx) => countDays(tx, now()));
  for (let isMore = true; isMore;) isMore = await db.system(countMonth);
  const sellers = await db.system((tx) => kept.selectSellers(tx));
  for (const { org_id: orgId, store_id: storeId, zone, last_end: lastEnd, first_at: firstAt } of sellers) {
    const from = lastEnd ?? firstAt;
    const added = from ? newSpans(zone, from, new Date(now().getTime() - hourMs)) : [];
    for (let at = 0; at < added.length; at += newAtOnce)
      await db.system((tx) => kept.insertSpans(tx, orgId, { storeId, zone }, added.slice(at, at + newAtOnce), now()));
  }
}

async function countDays(tx: Tx, now: Date): Promise<boolean> {
  const days = await kept.lockStaleDays(tx, new Date(now.getTime() - settledMs), daysAtOnce);
  const [first] = days;
  if (!first) return false;
  const { org_id: orgId, store_id: storeId } = first;
  const spans = days.map(({ starts, ends }) => ({ storeId, from: starts, to: ends }));
  const moments = await selectMoments(tx, orgId, spans, null);
  const shares = await selectShares(tx, orgId, spans, null, partKinds);
  const begins = days.map(({ starts }) => starts);
  await kept.deleteShares(tx, orgId, storeId, 'day', begins);
  for (const [index, { zone, starts, ends }] of days.entries()) {
    const [sums, week] = [noSums(), noWeek()];
    const placeOf = placesOf({ from: starts, to: ends, bucket: 'day', buckets: [starts] }, zone);
    for (const moment of moments.filter(({ n }) => n === index + 1)) {
      const { hour } = placeOf(moment.at.getTime());
      addTo(sums, moment);
      week[hour] = (week[hour] ?? 0) + moment.orders;
    }
    await kept.keepDay(tx, { orgId, storeId, starts, ends }, { ...sums, week });
  }
  const parts = shares.flatMap(({ n, ...share }) => {
    const day = days[n - 1];
    return day ? [{ ...share, starts: day.starts, ends: day.ends }] : [];
  });
  if (parts.length > 0) await kept.insertShares(tx, orgId, storeId, parts);
  await kept.markMonths(tx, orgId, storeId, begins);
  return true;
}

async function countMonth(tx: Tx): Promise<boolean> {
  const [month] = await kept.lockStaleMonth(tx);
  if (!month) return false;
  const { org_id: orgId, store_id: storeId, starts, ends } = month;
  await kept.deleteShares(tx, orgId, storeId, 'month', [starts]);
  await kept.keepMonth(tx, orgId, storeId, starts, ends);
  return true;
}

const dayMs = 24 * hourMs;

/** The days of a zone from the one of a moment on that were over at another, and the months that are over with them. */
function newSpans(zone: string, from: Date, until: Date): kept.NewSpan[] {
  const added: kept.NewSpan[] = [];
  const wall = wallClock(from.getTime(), zone);
  let starts = instantOf(wall - (((wall % dayMs) + dayMs) % dayMs), zone);
  for (let day = Math.floor(wall / dayMs) * dayMs + dayMs; ; day += dayMs) {
    const ends = instantOf(day, zone);
    if (ends > until.getTime()) return added;
    added.push({ span: 'day', starts: new Date(starts), ends: new Date(ends) });
    const next = new Date(day);
    if (next.getUTCDate() === 1) {
      const month = instantOf(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() - 1), zone);
      added.push({ span: 'month', starts: new Date(month), ends: new Date(ends) });
    }
    starts = ends;
  }
}

export const startKeepingSales = (services: Services): (() => Promise<void>) =>
  repeat(services.log, 'What stores sold cannot be counted', everyMs, () => keepSales(services));
