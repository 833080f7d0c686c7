import { createHash, randomBytes } from 'node:crypto';

const MARK = 'swapt_';

/** 256 random bits, so that a fast hash is enough to store. */
export const makeSecret = () => `${MARK}${randomBytes(32).toString('base64url')}`;

export const isSecret = (token: string) => token.startsWith(MARK);

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();

/** What a person recognises a key by. */
export const prefixOf = (secret: string) => secret.slice(0, MARK.length + 6);
