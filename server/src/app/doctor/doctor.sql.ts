import type { Tx } from '../../platform/db/database.js';

export interface Fault {
  subject: string;
  says: string;
}

/**
 * The first faults that a check finds, and how many there are in all. Each check is one statement and so sees one moment: what comes meanwhile, with
 * its counters, is there as a whole or not at all. It changes nothing, and takes the time it needs.
 */
export async function runCheck(tx: Tx, statement: string, limit: number): Promise<{ faults: Fault[]; total: number }> {
  await tx.query('set local statement_timeout = 0; set transaction read only');
  const rows = await tx.query<Fault & { total: number }>(
    `select subject, says, count(*) over () as total from (${statement}) found order by subject, says limit $1`,
    [limit],
  );
  return { faults: rows.map(({ subject, says }) => ({ subject, says })), total: rows[0]?.total ?? 0 };
}
