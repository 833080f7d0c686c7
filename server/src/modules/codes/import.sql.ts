import type { Tx } from '../../platform/db/database.js';

export const selectFolders = (tx: Tx, orgId: string) =>
  tx.query('select folder_id, name from folders where org_id = $1', [orgId]);
