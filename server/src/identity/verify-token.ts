import { errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { refuseInTransaction } from '../platform/db/transaction.js';
import { AppError } from '../platform/errors/app-error.js';
import type { Services } from '../platform/services.js';
import { BUILT_IN, claimNames, identitySettings } from '../platform/config/identity-settings.js';
import { createKeySource } from './key-source.js';
import { createProfileReader } from './read-profile.js';
import { selectPublicKeys } from './signing-keys.sql.js';

/** What an access token says about a person. People are told apart by issuer and subject, never by e-mail. */
export interface Claims {
  /** As users are kept: see `IdentitySettings.keptAs`. */
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** The session of the built-in provider that the token was given out in. */
  session?: string;
  /** When the person signed in themselves, where the provider says so: a token that was renewed keeps it. */
  signedInAt?: Date;
}

export type VerifyToken = (token: string) => Promise<Claims>;

const CACHE_MS = 60_000;

/**
 * Checks access tokens, of the built-in provider and of an outside one alike: signature (RS256 only), issuer, audience, expiry and subject.
 * Throws `auth.invalid_token`; anything else thrown means that the keys could not be read. A good answer is kept for 60 seconds, never past the token's expiry.
 */
export function createTokenVerifier({ config, db, now }: Pick<Services, 'config' | 'db' | 'now'>): VerifyToken {
  const { issuer, audience, isBuiltIn, keptAs } = identitySettings(config);
  const keys = createKeySource(isBuiltIn ? () => db.system(selectPublicKeys) : () => fetchKeys(issuer), now);
  const readProfile = createProfileReader(issuer);
  const verified = new LRUCache<string, { claims: Claims; until: number }>({ max: 10_000 });

  return async (token) => {
    const key = createHash('sha256').update(token).digest('base64');
    const known = verified.get(key);
    if (known && now().getTime() < known.until) return known.claims;

    const payload = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp'],
      currentDate: now(),
    }).then((result) => result.payload, refuse);
    const person = claimsOf(payload, keptAs) ?? (await readProfile(token, payload));
    const claims = { ...person, ...signInTime(payload) };
    const until = Math.min(now().getTime() + CACHE_MS, (payload.exp ?? 0) * 1000);
    verified.set(key, { claims, until });
    return claims;
  };
}

function refuse(error: unknown): never {
  if (error instanceof errors.JOSEError) throw new AppError('auth.invalid_token');
  throw error;
}

function claimsOf(payload: JWTPayload, issuer: string): Claims | undefined {
  const email = payload[claimNames.email];
  const name = payload[claimNames.name];
  const session = payload[claimNames.session];
  if (typeof email !== 'string' || !payload.sub) return undefined;
  return {
    issuer,
    subject: payload.sub,
    email,
    emailVerified: payload[claimNames.emailVerified] === true,
    name: typeof name === 'string' ? name : email,
    ...(issuer === BUILT_IN && typeof session === 'string' && { session }),
  };
}

function signInTime(payload: JWTPayload): Pick<Claims, 'signedInAt'> {
  const seconds = payload.auth_time ?? payload[claimNames.signedInAt];
  return typeof seconds === 'number' ? { signedInAt: new Date(seconds * 1000) } : {};
}

async function fetchKeys(issuer: string): Promise<JSONWebKeySet> {
  refuseInTransaction('the identity provider');
  const reply = await fetch(`${issuer}.well-known/jwks.json`, { signal: AbortSignal.timeout(3000) });
  if (!reply.ok) throw new Error(`The identity provider answered ${reply.status} when asked for its keys`);
  return (await reply.json()) as JSONWebKeySet;
}
