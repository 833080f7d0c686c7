import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

/** What the prints of codes need, of those that are not deleted. */
export const selectPrints = (tx: Tx, orgId: string, codeIds: readonly string[]) =>
  tx.query(
    `select code_id, name, type, content, slug, style from codes where org_id = $1 and code_id = any($2::uuid[]) and status <> 'deleted'`,
    [orgId, codeIds],
  );

export type PrintRow = RowOf<typeof selectPrints>;
