import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key with the name by which a row says that it was sealed with it. The name follows from the key, so nobody has to choose one. */
export interface VaultKey {
  id: string;
  key: Buffer;
}

export const asVaultKey = (key: Buffer): VaultKey => ({
  id: createHash('sha256').update('swapt vault key').update(key).digest('hex').slice(0, 16),
  key,
});

/** Whose secret it is and what it is called. It is sealed in, so that a sealed text that is moved elsewhere does not open there. */
export interface SecretPlace {
  orgId: string;
  kind: string;
  name: string;
}

// Neither an id nor a kind has this sign, so no two places are written alike.
const written = ({ orgId, kind, name }: SecretPlace) => Buffer.from(`${orgId}|${kind}|${name}`);

/** Seals a text by AES-256-GCM under a nonce of its own (NIST SP 800-38D): nonce, tag, sealed text. */
export function seal({ key }: VaultKey, place: SecretPlace, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(written(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The text, or an error when a byte of it, its place or the key is another one. */
export function unseal({ key }: VaultKey, place: SecretPlace, sealed: Uint8Array): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(written(place))
    .setAuthTag(tag);
  const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
