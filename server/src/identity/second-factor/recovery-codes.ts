import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/db/database.js';
import { deleteRecoveryCodes, insertRecoveryCode } from './second-factors.sql.js';

const COUNT = 10;
/** Those of Crockford's base 32, five bits each: none is read for another. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten new ones in place of those that are left, shown once. 80 bits each: a plain hash is enough for what nobody can guess. */
export async function renewRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  await deleteRecoveryCodes(tx, accountId);
  const codes = Array.from({ length: COUNT }, newCode);
  for (const code of codes) await insertRecoveryCode(tx, accountId, hashRecoveryCode(code));
  return codes;
}

function newCode(): string {
  const text = [...randomBytes(16)].map((byte) => letters[byte & 31]).join('');
  return text.replace(/.{4}(?=.)/g, '$&-');
}

/** However it is typed: spaces, dashes and capitals do not count. */
export const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(plainCode(code)).digest();

export const plainCode = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');
