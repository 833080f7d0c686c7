import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Caller, SignedInCtx } from '../../platform/http/handler.js';
import { addressOf } from '../../platform/http/callers/network.js';
import { isPasswordRight } from '../../platform/passwords/passwords.js';
import type { Services } from '../../platform/services.js';
import { forgiveTries, mayTry, type Try } from '../../platform/throttle/throttle.js';
import { hasSecondFactor, loadFactorKey, takeCode } from '../second-factor/take-code.js';
import { selectAccount, type AccountRow } from './accounts.sql.js';

/** The caller's account and session here. Refused where another provider signs people in. */
export function ownSignIn({ signIn }: Caller): NonNullable<Caller['signIn']> {
  if (!signIn) throw new AppError('account.managed_elsewhere');
  return signIn;
}

export async function ownAccount(tx: Tx, caller: Caller): Promise<AccountRow> {
  const [account] = await selectAccount(tx, ownSignIn(caller).accountId);
  if (!account) throw new AppError('auth.invalid_token');
  return account;
}

export interface Proof {
  password: string;
  code?: string;
}

/** The caller's account, once they have proven anew that it is theirs. To be called before anything is changed. */
export async function provenAccount(
  { tx, caller, outside, services, request }: SignedInCtx,
  { password, code }: Proof,
): Promise<AccountRow> {
  const account = await ownAccount(tx, caller);
  outside(`the password of ${account.password_hash}`, () =>
    assertPassword(services, account, password, addressOf(request.ip)),
  );
  if (!(await hasSecondFactor(tx, account.account_id))) return account;
  if (!code?.trim()) throw notProven('code', 'Enter a code of your app, or a recovery code.');
  const key = outside('a code', () => countCode(services, account.account_id));
  if (await takeCode(tx, key, account.account_id, code, services.now())) return account;
  throw notProven('code', 'This code is not right, or it was used already. Wait for the next one.');
}

/** Counted apart from sign-ins: strangers who guess there keep nobody from their own settings. */
async function assertPassword(services: Services, account: AccountRow, password: string, ip: string): Promise<void> {
  const tries: Try[] = [
    { limit: 'address', of: ip },
    { limit: 'ownPassword', of: account.account_id },
  ];
  if (!(await mayTry(services, tries))) throw new AppError('rate.limited');
  if (!(await isPasswordRight(password, account.password_hash))) {
    throw notProven('password', 'This is not your password.');
  }
  await forgiveTries(services, tries);
}

/** Answers the key that is needed next. */
async function countCode(services: Services, accountId: string): Promise<Buffer> {
  if (!(await mayTry(services, [{ limit: 'ownCode', of: accountId }]))) throw new AppError('rate.limited');
  return loadFactorKey(services);
}

const notProven = (field: keyof Proof, text: string) =>
  new AppError('account.not_proven', undefined, { [field]: text });
