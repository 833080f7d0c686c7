import type { Tx } from '../../platform/db/database.js';

/** Where the organization is not known yet. A code never changes hands. */
export const selectOrgOfCode = (tx: Tx, codeId: string) =>
  tx.query(`select org_id from codes where code_id = $1 and status <> 'deleted'`, [codeId]);
