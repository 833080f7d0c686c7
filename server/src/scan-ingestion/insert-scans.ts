import type { Tx } from '../platform/db/database.js';
import { countCustomerScans } from './customer-scans.sql.js';
import { countScans, wholeOrganization, type Move } from './counts.js';
import {
  addToCounters,
  insertNewScans,
  insertVisits,
  moveVisits,
  updateVariants,
  type Counter,
  type Visit,
} from './ingest.sql.js';
import { keepHours } from './keep-counts.js';
import { lockOrganizations } from '../platform/db/lock-organizations.js';
import type { ScanRow } from './scan.js';

/**
 * Stores scans with everything counted from them, and says how many were new; needs the system role. Counts come from the rows that were really
 * inserted, so a repeated scan changes nothing. They are added up here, so that a batch writes each row once however many of its scans fall on it.
 */
export async function insertScans(tx: Tx, scans: readonly ScanRow[]): Promise<number> {
  await lockOrganizations(tx, [...new Set(scans.map(({ org_id }) => org_id))]);
  const ids = new Set(await insertNewScans(tx, scans));
  // The same scan twice in one list is one.
  const [inserted, repeated]: [ScanRow[], ScanRow[]] = [[], []];
  for (const scan of scans) (ids.delete(scan.scan_id) ? inserted : repeated).push(scan);
  const decided = await keepVariants(tx, repeated);
  if (inserted.length + decided.length === 0) return 0;
  const moves = await keepVisits(tx, latestVisits(inserted));
  await keepHours(tx, countScans(inserted, moves, decided));
  await addToCounters(tx, countersOf(inserted, moves));
  await countCustomerScans(tx, inserted);
  return inserted.length;
}

/** A scan that is logged once more with its variant was recorded before the answers that decided it. Gives those of people. */
async function keepVariants(tx: Tx, repeated: readonly ScanRow[]): Promise<ScanRow[]> {
  const known = repeated.filter(({ variant }) => variant !== '');
  if (known.length === 0) return [];
  const changed = new Set((await updateVariants(tx, known)).map(({ scan_id }) => scan_id));
  return known.filter(({ scan_id }) => changed.delete(scan_id));
}

const visitKey = ({ org_id, code_id, visitor }: Omit<Visit, 'at'>) => `${org_id} ${code_id} ${visitor}`;

/** Most visitors are new: only those who are not cost a look at their visit before. */
async function keepVisits(tx: Tx, visits: readonly Visit[]): Promise<Move[]> {
  if (visits.length === 0) return [];
  const isNew = new Set((await insertVisits(tx, visits)).map((key) => key.join(' ')));
  const [first, again] = [true, false].map((wanted) => visits.filter((visit) => isNew.has(visitKey(visit)) === wanted));
  const moved = again?.length ? await moveVisits(tx, again) : [];
  return [...(first ?? []).map((visit) => ({ ...visit, before: null })), ...moved];
}

/** The latest visit of each visitor, of its code and of the organization. Bots are no visitors. */
function latestVisits(scans: readonly ScanRow[]): Visit[] {
  const visits = new Map<string, Visit>();
  for (const { org_id, code_id, visitor, at, is_bot } of scans) {
    if (is_bot || visitor === null) continue;
    for (const codeId of [code_id, wholeOrganization]) {
      const visit = { org_id, code_id: codeId, visitor, at };
      const known = visits.get(visitKey(visit));
      if (!known || known.at < at) visits.set(visitKey(visit), visit);
    }
  }
  return [...visits.values()];
}

function countersOf(scans: readonly ScanRow[], moves: readonly Move[]): Counter[] {
  const counters = new Map<string, Counter>();
  const keyOf = ({ org_id, code_id }: { org_id: string; code_id: string }) => `${org_id} ${code_id}`;
  for (const scan of scans) {
    const { org_id, code_id, at, is_bot } = scan;
    const known = counters.get(keyOf(scan)) ?? {
      org_id,
      code_id,
      scans: 0,
      human_scans: 0,
      visitors: 0,
      last_scan_at: at,
    };
    known.scans += 1;
    known.human_scans += is_bot ? 0 : 1;
    if (known.last_scan_at < at) known.last_scan_at = at;
    counters.set(keyOf(scan), known);
  }
  for (const move of moves) {
    const counter = counters.get(keyOf(move));
    if (counter && !move.before) counter.visitors += 1;
  }
  return [...counters.values()];
}
