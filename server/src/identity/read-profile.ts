import type { JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { refuseInTransaction } from '../platform/db/transaction.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Claims } from './verify-token.js';

const KEEP_MS = 10 * 60_000;

/**
 * Reads e-mail and name from the provider for tokens that do not carry them (an outside provider without an action that adds them).
 * One question per person and ten minutes: providers limit these calls. A token without a person behind it is refused.
 */
export function createProfileReader(issuer: string) {
  const profiles = new LRUCache<string, Promise<Claims>>({ max: 10_000, ttl: KEEP_MS });

  return (token: string, payload: JWTPayload): Promise<Claims> => {
    const subject = payload.sub ?? '';
    const known = profiles.get(subject);
    if (known) return known;
    const asked = askProvider(issuer, subject, token);
    profiles.set(subject, asked);
    asked.catch(() => profiles.delete(subject));
    return asked;
  };
}

async function askProvider(issuer: string, subject: string, token: string): Promise<Claims> {
  refuseInTransaction('the identity provider');
  const reply = await fetch(`${issuer}userinfo`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(5000),
  });
  if (reply.status === 401 || reply.status === 403) throw new AppError('auth.invalid_token');
  if (!reply.ok) throw new Error(`The identity provider answered ${reply.status} when asked for a profile`);
  const profile = (await reply.json()) as Record<string, unknown>;
  // The reply must be about the token's own person (OpenID Connect Core 5.3.2).
  if (profile.sub !== subject || typeof profile.email !== 'string') throw new AppError('auth.invalid_token');
  return {
    issuer,
    subject,
    email: profile.email,
    emailVerified: profile.email_verified === true,
    name: typeof profile.name === 'string' ? profile.name : profile.email,
  };
}
