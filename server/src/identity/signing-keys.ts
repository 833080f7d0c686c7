import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { randomBytes } from 'node:crypto';
import { withOutsideWork } from '../platform/http/outside-work.js';
import type { Services } from '../platform/services.js';
import {
  deleteSigningKey,
  insertSigningKey,
  lockSigningKeys,
  selectSigningKeys,
  type SigningKeyRow,
} from './signing-keys.sql.js';

const ROTATE_AFTER_MS = 90 * 24 * 3600_000;
const KEPT = 3;

/**
 * The provider's private keys, the one that signs first. The newest key is only announced: it signs after the next rotation,
 * when everyone who checks tokens has long read it. The one before the signing key is kept for tokens still in use.
 */
export async function loadSigningKeys({ db, now }: Services): Promise<JWK[]> {
  const rows = await withOutsideWork((outside) =>
    db.system(async (tx) => {
      await lockSigningKeys(tx);
      let rows = await selectSigningKeys(tx);
      for (let made = 1; rows.length < 2 || isDue(rows, now()); made++) {
        await insertSigningKey(tx, outside(`signing key ${made}`, makeKey), now());
        rows = await selectSigningKeys(tx);
      }
      for (const row of rows.slice(KEPT)) await deleteSigningKey(tx, row.kid);
      return rows.slice(0, KEPT);
    }),
  );
  const [next, ...others] = rows;
  return [...others, ...(next ? [next] : [])].map((row) => row.jwk);
}

function isDue([newest]: SigningKeyRow[], now: Date): boolean {
  return !newest || now.getTime() - newest.created_at.getTime() > ROTATE_AFTER_MS;
}

async function makeKey(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomBytes(12).toString('base64url');
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
}
