import type { Tx } from '../../platform/db/database.js';

export const selectOrgNames = (tx: Tx, orgs: readonly string[]) =>
  tx.query(
    'select org_id, name as org_name from organizations where org_id = any($1::uuid[]) order by lower(name), org_id',
    [orgs],
  );
