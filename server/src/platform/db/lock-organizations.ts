import type { Tx } from './database.js';

/** What is counted per organization changes one transaction at a time: counts are read, added to and written back. Held until the transaction ends. */
export const lockOrganizations = (tx: Tx, orgIds: readonly string[]) =>
  tx.query(
    `select pg_advisory_xact_lock(7281, turn) from (select distinct hashtext(org_id::text) as turn from unnest($1::uuid[]) as scans (org_id) order by 1) as turns`,
    [orgIds],
    'lock-organizations',
  );

/** Changes of members and keys of one organization run one after the other. */
export const lockOrg = (tx: Tx, orgId: string) =>
  tx.query('select from organizations where org_id = $1 for no key update', [orgId]);
