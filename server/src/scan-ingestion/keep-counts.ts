import type { Database, Tx } from '../platform/db/database.js';
import { lockOrganizations } from '../platform/db/lock-organizations.js';
import { addStored, isSummed, sumHours, type Counts } from './counts.js';
import { markSummed, selectCounts, selectFresh, upsertCounts } from './ingest.sql.js';

/** Hours of one organization that are added to their days and months in one transaction. */
const hoursAtOnce = 500;

/** Stores what hours changed. The days and months that have such an hour already change with it; the others get it once it is over. */
export async function keepHours(tx: Tx, hours: readonly Counts[]): Promise<void> {
  const stored = await selectCounts(tx, hours);
  const spans = sumHours(stored.filter(isSummed).flatMap(([n]) => hours[n - 1] ?? []));
  addStored(hours, stored);
  await upsertCounts(tx, hours);
  await addToSpans(tx, spans);
}

/** Adds the hours that are over to their days and months, and says how many these were. Each hour is added once, whoever else does it meanwhile. */
export async function sumPastHours(db: Database, now: Date): Promise<number> {
  const present = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  let summed = 0;
  for (let org = await nextOrg(db, present); org; org = await nextOrg(db, present)) {
    const orgId = org;
    summed += await db.system(async (tx) => {
      await lockOrganizations(tx, [orgId]);
      const hours = await markSummed(tx, orgId, present, hoursAtOnce);
      await addToSpans(tx, sumHours(hours));
      return hours.length;
    });
  }
  return summed;
}

const nextOrg = (db: Database, before: Date) => db.system((tx) => selectFresh(tx, before));

async function addToSpans(tx: Tx, spans: readonly Counts[]): Promise<void> {
  if (spans.length === 0) return;
  addStored(spans, await selectCounts(tx, spans));
  await upsertCounts(tx, spans);
}
