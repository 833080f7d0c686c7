import { randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/db/database.js';
import { wholeOrganization } from '../../scan-ingestion/counts.js';
import { deleteCustomer } from './merge.sql.js';

/** Where the pseudonym of a browser stands beside what belongs to the customer; a test holds the list against the tables that have a visitor. */
export const visitorTables = ['scan_last_visits', 'scans'] as const;

export const selectMailAddresses = (tx: Tx, orgId: string, customerId: string) =>
  tx.query(`select value from customer_contacts where org_id = $1 and customer_id = $2 and kind = 'email'`, [
    orgId,
    customerId,
  ]);

/**
 * Erases a customer: addresses, browsers, history and submissions go with the row. Their scans stay as counts. The caller has taken its turn, and deletes
 * the replies that show the record; scans come before the customer, as in the ingestion.
 */
export async function eraseCustomer(tx: Tx, orgId: string, customerId: string): Promise<boolean> {
  const visitors = await tx.query('select visitor from customer_visitors where org_id = $1 and customer_id = $2', [
    orgId,
    customerId,
  ]);
  for (const { visitor } of visitors) await forgetVisitor(tx, orgId, visitor);
  return (await deleteCustomer(tx, orgId, customerId)).length > 0;
}

/** Replies that are kept for a repeated Idempotency-Key may show the records. One look through them for all, as there may be many. */
export const deleteReplies = (tx: Tx, orgId: string, customerIds: readonly string[]) =>
  tx.query(
    'delete from idempotency_keys where org_id = $1 and exists (select from unnest($2::text[]) as c (id) where strpos(reply, c.id) > 0)',
    [orgId, customerIds],
  );

/** Gives the scans of a browser a new random pseudonym that no browser will ever send. */
export async function forgetVisitor(tx: Tx, orgId: string, visitor: string): Promise<void> {
  const values = [orgId, visitor, randomBytes(16).toString('base64url')] as const;
  // By the codes that the browser scanned: its last visits have no index of their own.
  await tx.query(
    `update scan_last_visits set visitor = $3 where org_id = $1 and visitor = $2 and code_id in (
       select code_id from scans where org_id = $1 and visitor = $2 union all select '${wholeOrganization}')`,
    values,
  );
  await tx.query('update scans set visitor = $3 where org_id = $1 and visitor = $2', values);
  await tx.query(
    `update one_time_codes set used_by = jsonb_set(used_by, '{visitor}', to_jsonb($3::text)) where org_id = $1 and used_by ->> 'visitor' = $2`,
    values,
  );
}
