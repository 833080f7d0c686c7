import type { VisitorMode } from '@swapt/shared/values';
import type { Tx } from '../platform/db/database.js';

/** How each of these organizations recognizes visitors now; one that is gone recognizes nobody. */
export async function selectVisitorModes(tx: Tx, orgIds: readonly string[]): Promise<(orgId: string) => VisitorMode> {
  const rows = await tx.query(
    'select org_id, visitor_mode from organizations where org_id = any($1::uuid[])',
    [orgIds],
    'select-visitor-modes',
  );
  const modes = new Map(rows.map(({ org_id, visitor_mode }) => [org_id, visitor_mode]));
  return (orgId) => modes.get(orgId) ?? 'none';
}
