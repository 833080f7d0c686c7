import type { Tx } from './database.js';

/** What is counted per organization changes one transaction at a time: counts are read, added to and written back. Held until the transaction ends. */
export const lockOrganizations = (tx: Tx, orgIds: readonly string[]) =>
  tx.query(
    `select pg_advisory_xact_lock(7281, turn) from (select distinct hashtext(org_id::text) as turn from unnest($1::uuid[]) as scans (org_id) order by 1) as turns`,
    [orgIds],
    'lock-organizations',
  );
