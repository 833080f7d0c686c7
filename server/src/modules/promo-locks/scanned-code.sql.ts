import type { Tx } from '../../platform/db/database.js';

/** Where the organization is not known yet. A code that leads nowhere, or was stopped, is displayed nowhere. */
export const selectOrgOfCode = (tx: Tx, codeId: string) =>
  tx.query(`select org_id from codes where code_id = $1 and status = 'active' and held_at is null`, [codeId]);
