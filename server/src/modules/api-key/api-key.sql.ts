import type { Role } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

interface NewKey {
  keyId: string;
  hash: Uint8Array;
  prefix: string;
  role: Role;
  createdBy: string;
  createdAt: Date;
}

const COLUMNS = 'key_id, prefix, role, created_at, last_used_at';

export const selectCurrentKey = (tx: Tx, orgId: string) =>
  tx.query(`select ${COLUMNS} from api_keys where org_id = $1 and revoked_at is null`, [orgId]);

export type KeyRow = RowOf<typeof selectCurrentKey>;

export const revokeCurrentKey = (tx: Tx, orgId: string, now: Date) =>
  tx.query('update api_keys set revoked_at = $2 where org_id = $1 and revoked_at is null returning key_id', [
    orgId,
    now,
  ]);

export const revokeKeysOf = (tx: Tx, orgId: string, userId: string, now: Date) =>
  tx.query('update api_keys set revoked_at = $3 where org_id = $1 and created_by = $2 and revoked_at is null', [
    orgId,
    userId,
    now,
  ]);

export const insertKey = (tx: Tx, orgId: string, { keyId, hash, prefix, role, createdBy, createdAt }: NewKey) =>
  tx.query(
    `insert into api_keys (org_id, key_id, secret_hash, prefix, role, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
    [orgId, keyId, hash, prefix, role, createdBy, createdAt],
  );
