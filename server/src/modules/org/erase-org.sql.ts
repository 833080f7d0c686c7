import type { Tx } from '../../db/database.js';

/** Whether the time to keep the organization has passed; holds the row, so that an undo comes before or too late. */
export const holdDueOrg = (tx: Tx, orgId: string, now: Date) =>
  tx.query('select 1 from organizations where org_id = $1 and delete_after <= $2 for update', [orgId, now]);

/** From here on nobody gets in. */
export async function removeAccess(tx: Tx, orgId: string): Promise<void> {
  await tx.query('delete from memberships where org_id = $1', [orgId]);
  await tx.query('delete from api_keys where org_id = $1', [orgId]);
}

/** Printed codes stop leading anywhere; the directory's version tells the caches of every process. */
export async function closeCodes(tx: Tx, orgId: string, now: Date): Promise<void> {
  await tx.query("update codes set status = 'deleted', updated_at = $2 where org_id = $1", [orgId, now]);
  await tx.query("update slugs set version = nextval('slug_versions') where org_id = $1 and not is_one_time", [orgId]);
}

/** In this order nothing is removed row by row by a foreign key. A test holds the list against the tables that have an org_id. */
const tables = [
  'scans',
  'scan_counts',
  'scan_last_visits',
  'page_views',
  'code_counters',
  'slugs',
  'campaign_codes',
  'campaigns',
  'code_notes',
  'submissions',
  'deletion_requests',
  'customer_events',
  'customer_visitors',
  'customer_contacts',
  'customers',
  'customer_segments',
  'one_time_codes',
  'one_time_batches',
  'ai_pictures',
  'reports',
  'code_uses',
  'code_styles',
  'catalogs',
  'code_entries',
  'codes',
  'folders',
  'page_names',
  'page_versions',
  'pages',
  'templates',
  'files',
  'images',
  'idempotency_keys',
  'jobs',
  'memberships',
  'api_keys',
  'organizations',
] as const;

export async function eraseRows(tx: Tx, orgId: string): Promise<void> {
  await tx.query('set local statement_timeout = 0');
  for (const table of tables) await tx.query(`delete from ${table} where org_id = $1`, [orgId]);
}
