import type { Role } from '@swapt/shared/values';
import type { FastifyRequest } from 'fastify';
import { hashSecret, isSecret } from '../modules/api-key/secret.js';
import { terms } from '../modules/terms/terms-text.js';
import { findOrCreateUser } from './users.js';
import type { VerifyToken } from './verify-token.js';
import type { Services } from '../platform/services.js';
import { selectKeyByHash, touchKey } from '../platform/http/access.sql.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Caller } from '../platform/http/handler.js';

/**
 * Who calls: a person with a token, or a program with the API key of one organization. `scope` tells callers apart.
 * A person accepts each new version of the terms; a key goes on under what its maker accepted, so that a new version stops no shop's programs.
 */
export type Credential = { scope: string; userId: string; hasAcceptedTerms: boolean } & (
  { kind: 'person'; caller: Caller } | { kind: 'key'; orgId: string; role: Role }
);

const TOUCH_MS = 60_000;

/** Reads `Authorization`. Nothing sent is nobody; anything sent that does not hold is refused, on public operations too. */
export function createAuthenticator(services: Services, verifyToken: VerifyToken) {
  return async (request: FastifyRequest): Promise<Credential | undefined> => {
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
