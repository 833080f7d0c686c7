import type { Tx } from '../../platform/db/database.js';
import type { CodeRow } from '../codes/codes.service.js';

/** What the prints of codes need, of those that are not deleted. */
export const selectPrints = (tx: Tx, orgId: string, codeIds: readonly string[]) =>
  tx.query<Pick<CodeRow, 'code_id' | 'name' | 'type' | 'content' | 'slug' | 'style'>>(
    `select code_id, name, type, content, slug, style from codes where org_id = $1 and code_id = any($2::uuid[]) and status <> 'deleted'`,
    [orgId, codeIds],
  );
