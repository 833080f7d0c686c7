import type { Tx } from '../../platform/db/database.js';

/** Names that begin with the text come first. */
export const selectOrgsNamed = (tx: Tx, search: string) =>
  tx.query(
    `select org_id, name as org_name from organizations where position(lower($1) in lower(name)) > 0
     order by position(lower($1) in lower(name)), lower(name), org_id limit 20`,
    [search],
  );
