import type { Tx } from '../platform/db/database.js';

export const selectKeyByHash = (tx: Tx, hash: Uint8Array) =>
  tx.query(
    `select k.org_id, k.key_id, k.role, k.created_by, k.last_used_at, u.terms_version is not null as maker_accepted
     from api_keys k join users u on u.user_id = k.created_by where k.secret_hash = $1 and k.revoked_at is null`,
    [hash],
    'access_key',
  );

export const touchKey = (tx: Tx, orgId: string, keyId: string, at: Date) =>
  tx.query('update api_keys set last_used_at = $3 where org_id = $1 and key_id = $2', [orgId, keyId, at]);
