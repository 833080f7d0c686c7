import type { Tx } from '../../platform/db/database.js';

/** The short name of the code, while it can be scanned. */
export const selectShownSlug = (tx: Tx, orgId: string, codeId: string) =>
  tx.query("select slug from codes where org_id = $1 and code_id = $2 and status = 'active' and held_at is null", [
    orgId,
    codeId,
  ]);
