import { hashSecret, isSecret } from '../modules/api-key/api-key.service.js';
import { terms } from '../modules/terms/terms.service.js';
import { findOrCreateUser } from './users.js';
import { createTokenVerifier } from './verify-token.js';
import type { Services } from '../platform/services.js';
import { selectKeyByHash, touchKey } from './api-keys.sql.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Authenticate, Credential } from '../platform/http/callers/credential.js';

const TOUCH_MS = 60_000;

/** Reads `Authorization`. Nothing sent is nobody; anything sent that does not hold is refused, on public operations too. */
export function createAuthenticator(services: Services): Authenticate {
  const verifyToken = createTokenVerifier(services);
  return async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return undefined;
    const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
    if (!token) throw new AppError('auth.invalid_token');
    if (isSecret(token)) return keyCredential(services, token);
    const caller = await findOrCreateUser(services, await verifyToken(token));
    const { userId, termsVersion } = caller;
    return {
      kind: 'person',
      scope: `user:${userId}`,
      userId,
      hasAcceptedTerms: termsVersion === terms.version,
      caller,
    };
  };
}

/** The role of the key's maker is read with the organization's other facts, in the request's own transaction. */
async function keyCredential({ db, now }: Services, secret: string): Promise<Credential> {
  const key = await db.system(async (tx) => {
    const [found] = await selectKeyByHash(tx, hashSecret(secret));
    const isStale = found && now().getTime() - (found.last_used_at?.getTime() ?? 0) > TOUCH_MS;
    if (isStale) await touchKey(tx, found.org_id, found.key_id, now());
    return found;
  });
  if (!key) throw new AppError('auth.invalid_token');
  const { key_id, created_by: userId, org_id: orgId, role, maker_accepted: hasAcceptedTerms } = key;
  return { kind: 'key', scope: `key:${key_id}`, userId, hasAcceptedTerms, orgId, role };
}
