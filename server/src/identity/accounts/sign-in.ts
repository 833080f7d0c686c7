import type { Services } from '../../services.js';
import { selectAccountByEmail, type AccountRow } from './accounts.sql.js';
import { isPasswordRight } from './passwords.js';
import { forgiveTries, mayTry, type Try } from '../../throttle/throttle.js';

export type SignInResult =
  | { kind: 'right'; account: AccountRow }
  | { kind: 'unverified'; account: AccountRow }
  | { kind: 'wrong' }
  | { kind: 'throttled' };

export interface SignIn {
  email: string;
  password: string;
  /** The network address of the caller. */
  ip: string;
  /** This device signed in to this account before: its tries are counted apart from those of strangers. */
  isKnownDevice: boolean;
}

/** Checks a password. Every try counts before it is made; a right one is taken back. */
export async function checkSignIn(
  services: Services,
  { email, password, ip, isKnownDevice }: SignIn,
): Promise<SignInResult> {
  const tries: Try[] = [
    { limit: 'address', of: ip },
    { limit: isKnownDevice ? 'device' : 'account', of: email },
  ];
  if (!(await mayTry(services, tries))) return { kind: 'throttled' };
  const [account] = await services.db.system((tx) => selectAccountByEmail(tx, email));
  if (!(await isPasswordRight(password, account?.password_hash)) || !account) return { kind: 'wrong' };
  await forgiveTries(services, tries);
  return { kind: account.email_verified_at ? 'right' : 'unverified', account };
}
