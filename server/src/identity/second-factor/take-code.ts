import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import { loadDeriveKey } from '../secrets.js';
import { hashRecoveryCode, plainCode } from './recovery-codes.js';
import { unseal } from './sealed.js';
import { selectFactor, takeRecoveryCode, takeStep } from './second-factors.sql.js';
import { stepOf } from './totp.js';

/** The key that secrets of apps are sealed with. Read in a transaction of its own. */
export async function loadFactorKey({ db }: Pick<Services, 'db'>): Promise<Buffer> {
  return (await loadDeriveKey(db))('second factor');
}

export async function hasSecondFactor(tx: Tx, accountId: string): Promise<boolean> {
  return (await selectFactor(tx, accountId)).length > 0;
}

/** Uses a code up: one that the app shows now, or a recovery code. Nothing for one that is wrong or was used; of many at once one counts. */
export async function takeCode(
  tx: Tx,
  key: Buffer,
  accountId: string,
  typed: string,
  now: Date,
): Promise<'app' | 'recovery' | undefined> {
  const code = plainCode(typed);
  if (!/^\d{6}$/.test(code)) {
    const [taken] = await takeRecoveryCode(tx, accountId, hashRecoveryCode(code));
    return taken && 'recovery';
  }
  const [factor] = await selectFactor(tx, accountId);
  const step = factor && stepOf(unseal(key, accountId, factor.secret), code, now);
  if (step === undefined) return undefined;
  const [taken] = await takeStep(tx, accountId, step);
  return taken && 'app';
}
