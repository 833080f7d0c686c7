import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ApprovedAction } from '@swapt/shared/values';
import { isUuid } from '../../platform/db/uuid.js';

/** What a token lets somebody do: stand at a desk, or approve one thing there. */
export type Purpose = 'cashier' | ApprovedAction;

export interface Claim {
  /** Of this token alone. */
  tokenId: string;
  userId: string;
  until: Date;
}

/** What a token is good for. With the PIN that it was given for it ends, and with the membership. */
interface Bound {
  orgId: string;
  sessionId: string;
  purpose: Purpose;
  pinHash: string;
}

export const makeToken = (secret: Uint8Array, claim: Claim, bound: Bound): string =>
  `${claim.tokenId}.${claim.userId}.${claim.until.getTime()}.${sign(secret, claim, bound).toString('base64url')}`;

/** What a token says of itself; whether that is true, `isTokenOf` tells. */
export function claimOf(token: string): Claim | undefined {
  const [tokenId = '', userId = '', until = ''] = token.split('.');
  if (!isUuid(tokenId) || !isUuid(userId) || !/^\d{13}$/.test(until)) return undefined;
  return { tokenId, userId, until: new Date(Number(until)) };
}

export function isTokenOf(secret: Uint8Array, token: string, claim: Claim, bound: Bound): boolean {
  const given = Buffer.from(token.slice(token.lastIndexOf('.') + 1), 'base64url');
  const expected = sign(secret, claim, bound);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const sign = (secret: Uint8Array, { tokenId, userId, until }: Claim, { orgId, sessionId, purpose, pinHash }: Bound) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['desk', purpose, orgId, sessionId, userId, tokenId, until.getTime(), pinHash]))
    .digest();
