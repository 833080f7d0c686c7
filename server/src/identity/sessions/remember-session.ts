import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Services } from '../../platform/services.js';
import { hashId } from '../provider/adapter.js';
import { describeDevice } from './describe-device.js';
import { rememberUse } from './sessions.sql.js';

/** Notes where somebody is signed in, each time that the token endpoint gives something out: at sign-in, and about every ten minutes of use. */
export async function rememberSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { oidc, headers }: KoaContextWithOIDC,
): Promise<void> {
  const { Grant: grant } = oidc.entities;
  if (!grant?.accountId) return;
  const session = {
    sessionId: hashId(grant.jti),
    accountId: grant.accountId,
    grantId: grant.jti,
    device: describeDevice(headers['user-agent'] ?? ''),
  };
  await db.system((tx) => rememberUse(tx, session, now()));
}
