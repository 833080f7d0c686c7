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
