import type { Tx } from '../../../platform/db/database.js';

export const selectGate = (tx: Tx, orgId: string, codeId: string) =>
  tx.query('select password_hash, scan_limit, uses from codes where org_id = $1 and code_id = $2', [orgId, codeId]);

/** Keeps the key of a press; an empty answer means that this very press was kept before. */
export const insertUse = (tx: Tx, orgId: string, codeId: string, useId: string, now: Date) =>
  tx.query(
    'insert into code_uses (org_id, code_id, use_id, used_at) values ($1, $2, $3, $4) on conflict do nothing returning use_id',
    [orgId, codeId, useId, now],
  );

export const selectUse = (tx: Tx, orgId: string, codeId: string, useId: string) =>
  tx.query('select used_at from code_uses where org_id = $1 and code_id = $2 and use_id = $3', [orgId, codeId, useId]);

/** The one statement that uses one up. Of many that come at once, no more than the limit find one left; an empty answer means that there is none. */
export const takeUse = (tx: Tx, orgId: string, codeId: string) =>
  tx.query(
    `update codes set uses = uses + 1 where org_id = $1 and code_id = $2 and status = 'active' and uses < scan_limit returning uses`,
    [orgId, codeId],
  );

export const deleteUse = (tx: Tx, orgId: string, codeId: string, useId: string) =>
  tx.query('delete from code_uses where org_id = $1 and code_id = $2 and use_id = $3', [orgId, codeId, useId]);
