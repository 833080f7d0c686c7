import type { Tx } from '../platform/db/database.js';
import type { ScanRow } from './scan.js';

/** Counts new scans of people for the customers whose browsers made them. The organizations have taken their turns. */
export async function countCustomerScans(tx: Tx, scans: readonly ScanRow[]): Promise<void> {
  const known = scans.filter(({ visitor, is_bot }) => visitor !== null && !is_bot);
  if (known.length === 0) return;
  await tx.query(
    `update customers c set scans = c.scans + n.scans, first_seen_at = least(c.first_seen_at, n.first_at), last_seen_at = greatest(c.last_seen_at, n.last_at)
     from (
       select v.org_id, v.customer_id, count(*) as scans, min(s.at) as first_at, max(s.at) as last_at
       from unnest($1::uuid[], $2::text[], $3::timestamptz[]) as s (org_id, visitor, at)
       join customer_visitors v on v.org_id = s.org_id and v.visitor = s.visitor group by 1, 2
     ) n where c.org_id = n.org_id and c.customer_id = n.customer_id`,
    [known.map(({ org_id }) => org_id), known.map(({ visitor }) => visitor), known.map(({ at }) => at)],
    'count-customer-scans',
  );
}
