import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link in a mail, and what is kept of it. */
export function newLinkToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashLink(token) };
}

export function hashLink(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
