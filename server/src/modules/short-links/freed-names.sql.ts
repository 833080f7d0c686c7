import type { Tx } from '../../platform/db/database.js';

/** An organization gives up one name at a time: whoever comes next counts it. After the lock of the code or page, before those of names. */
export const lockFreedNames = (tx: Tx, orgId: string) =>
  tx.query('select pg_advisory_xact_lock(7283, hashtext($1))', [orgId]);

/** How many names of codes and pages an organization has given up since then and not taken again. */
export const countFreedNames = (tx: Tx, orgId: string, since: Date) =>
  tx.query(
    `select (select count(*) from slugs where org_id = $1 and code_id is null and freed_at > $2)
          + (select count(*) from page_names where org_id = $1 and page_id is null and freed_at > $2) as names`,
    [orgId, since],
  );
