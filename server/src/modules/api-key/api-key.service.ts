import type { ApiKey } from '@swapt/shared/contract';
import { outranks, type Role } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import { lockOrg } from '../../platform/db/lock-organizations.js';
import { insertKey, revokeCurrentKey, type KeyRow } from './api-key.sql.js';
import { hashSecret, makeSecret, prefixOf } from './secret.js';

export { revokeKeysOf } from './api-key.sql.js';
export { hashSecret, isSecret } from './secret.js';

export function toApiKey({ created_at, last_used_at, ...row }: KeyRow): ApiKey {
  return { ...row, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null };
}

/** Makes the organization's one key; the one before ends at once. Only its hash is stored, so the secret is in this reply alone. */
export async function createKey({ tx, orgId, userId, role: own, services }: OrgCtx, role: Role) {
  if (!outranks(own, role)) throw new AppError('user.role_too_high');
  await lockOrg(tx, orgId);
  const now = services.now();
  await revokeCurrentKey(tx, orgId, now);
  const secret = makeSecret();
  const [row] = await insertKey(tx, orgId, {
    keyId: uuidv7(now),
    hash: hashSecret(secret),
    prefix: prefixOf(secret),
    role,
    createdBy: userId,
    createdAt: now,
  });
  if (!row) throw new Error('A key could not be written');
  return { ...toApiKey(row), secret };
}
