import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { refuseInTransaction } from '../db/transaction.js';

// One of the equally strong settings of OWASP's password storage cheat sheet, the one that is lightest on memory (16 MiB a try).
const COST = { N: 2 ** 14, r: 8, p: 5 };
const LENGTH = 32;

/** A hash that says how it was made, so that the cost can be raised later: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Without a hash it takes as long and says no: how long an answer takes does not tell whether an address is known. */
export async function isPasswordRight(password: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? '').split('$');
  const expected = Buffer.from(key, 'base64url');
  const cost = hash ? { N: Number(N), r: Number(r), p: Number(p) } : COST;
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  refuseInTransaction('hashing a password');
  return new Promise((resolve, reject) => {
    // The same letters typed on different keyboards may be composed differently.
    scrypt(password.normalize('NFKC'), salt, LENGTH, { ...cost, maxmem: 64 * 1024 * 1024 }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
