import type { Tx } from '../../../platform/db/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { selectByPrefix, takeKey } from './master-keys.sql.js';
import { isSecretOf, prefixOf } from './secret.js';

interface Using {
  lockId: string;
  secret: string;
  now: Date;
}

/** The key whose secret it is, with one use taken. One that is not there, was revoked, is over or used up, or opens other locks: all are refused alike. */
export async function openWithKey(tx: Tx, orgId: string, { lockId, secret, now }: Using): Promise<string> {
  const rows = await selectByPrefix(tx, orgId, prefixOf(secret));
  const key = rows.find(({ secret_hash }) => isSecretOf(secret, secret_hash));
  const [taken] = key ? await takeKey(tx, orgId, key.key_id, lockId, now) : [];
  if (!taken) throw new AppError('promo.wrong_key');
  return taken.key_id;
}
