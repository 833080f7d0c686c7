import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Letters and digits that nobody takes for one another (Crockford's base 32), since a key is also typed by hand. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const prefixLength = 4;
/** 130 bits beyond what the list of keys shows. */
const length = prefixLength + 26;

/** In groups of five, so that people can read it out. */
export function makeSecret(): string {
  const drawn = [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
  return (drawn.match(/.{5}/g) ?? []).join('-');
}

/** A secret as it is compared: without what is there for people, and with the digits that some letters are read as. */
const normal = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

export const prefixOf = (secret: string): string => normal(secret).slice(0, prefixLength);

/** It is random enough for a fast hash. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(normal(secret)).digest();

export const isSecretOf = (secret: string, hash: Uint8Array): boolean => timingSafeEqual(hashOf(secret), hash);
