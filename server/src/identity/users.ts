import type { Tx } from '../platform/db/database.js';
import { uuidv7 } from '../platform/db/uuid.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Caller } from '../platform/http/handler.js';
import type { Services } from '../platform/services.js';
import { selectOpenSession } from './sessions/sessions.sql.js';
import { selectUser, upsertUser, type UserRow } from './users.sql.js';
import type { Claims } from './verify-token.js';

const SEEN_EVERY_MS = 60_000;

/** The user behind a verified token, made at the first request. Refused when the token's session has ended. Writes only when the person's data changed or once a minute for `last_seen_at`. */
export async function findOrCreateUser({ db, now }: Pick<Services, 'db' | 'now'>, given: Claims): Promise<Caller> {
  const row = await db.system(async (tx) => {
    const claims = await presentClaims(tx, given, now());
    const [known] = await selectUser(tx, claims.issuer, claims.subject);
    if (known?.deleted_at) throw new AppError('auth.invalid_token');
    if (known && !isStale(known, claims, now())) return known;
    const [written] = await upsertUser(tx, uuidv7(), claims, now());
    return written;
  });
  if (!row) throw new AppError('auth.invalid_token');
  return {
    userId: row.user_id,
    email: row.email,
    emailVerified: row.email_verified,
    name: row.name,
    termsVersion: row.terms_version,
    ...(given.signedInAt && { signedInAt: given.signedInAt }),
    ...(given.session !== undefined && { signIn: { accountId: given.subject, sessionId: given.session } }),
  };
}

/**
 * What a token of our own provider says is as old as the token. Its session may have ended since, which ends the token, and name and address may have
 * changed.
 */
async function presentClaims(tx: Tx, claims: Claims, now: Date): Promise<Claims> {
  if (claims.session === undefined) return claims;
  const [open] = await selectOpenSession(tx, claims.subject, claims.session, now);
  if (!open) throw new AppError('auth.invalid_token');
  return { ...claims, ...open };
}

function isStale(row: UserRow, claims: Claims, now: Date): boolean {
  return (
    row.email !== claims.email ||
    row.name !== claims.name ||
    row.email_verified !== claims.emailVerified ||
    !row.last_seen_at ||
    now.getTime() - row.last_seen_at.getTime() >= SEEN_EVERY_MS
  );
}
