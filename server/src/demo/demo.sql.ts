import type { Tx } from '../db/database.js';

/** Whether nobody used this installation yet. Of processes that start together, one gets to know; the others wait for it. */
export async function holdFirstStart(tx: Tx) {
  await tx.query('select pg_advisory_xact_lock(7280)');
  return tx.query<{ is_first: boolean }>(
    'select not exists (select from organizations) and not exists (select from accounts) as is_first',
  );
}

export const markDemo = (tx: Tx, orgId: string) =>
  tx.query('update organizations set is_demo = true where org_id = $1', [orgId]);

/** People who scanned a code more than once, the most faithful first, and when they came first. */
export const selectGuests = (tx: Tx, orgId: string, codeId: string, most: number) =>
  tx.query<{ visitor: string; first_at: Date }>(
    `select visitor, min(at) as first_at from scans where org_id = $1 and code_id = $2 and visitor is not null and not is_bot
      group by visitor having count(*) > 1 order by count(*) desc, visitor limit $3`,
    [orgId, codeId, most],
  );
