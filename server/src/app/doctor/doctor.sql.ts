import { composed } from '../../platform/db/composed.js';
import type { Tx } from '../../platform/db/database.js';
import { checks } from '../joined.js';
import { wallChecks } from './wall-checks.js';

export interface Fault {
  subject: string;
  says: string;
}

/** Every check by name: a statement that selects one row per fault, with what it is about and what does not add up. */
export const allChecks: Record<string, string> = { ...checks, ...wallChecks };

const checkText = composed(
  'doctor.check',
  (statement: string) =>
    `select subject, says, count(*) over () as total from (${statement}) found order by subject, says limit $1`,
  () => Object.values(allChecks).map((statement) => [statement] as const),
);

/**
 * The first faults that a check finds, and how many there are in all. Each check is one statement and so sees one moment: what comes meanwhile, with
 * its counters, is there as a whole or not at all. It changes nothing, and takes the time it needs.
 */
export async function runCheck(tx: Tx, statement: string, limit: number): Promise<{ faults: Fault[]; total: number }> {
  await tx.query('set local statement_timeout = 0; set transaction read only');
  const rows = await tx.query(checkText(statement), [limit]);
  return { faults: rows.map(({ subject, says }) => ({ subject, says })), total: rows[0]?.total ?? 0 };
}
