import type { Services } from '../../services.js';
import { forgiveTries, mayTry, type Try } from '../../throttle/throttle.js';
import { selectAccountByEmail, type AccountRow } from './accounts.sql.js';
import { isPasswordRight } from './passwords.js';
import { selectNewestSignUp, type SignUpRow } from './sign-ups.sql.js';

export type SignInResult =
  | { kind: 'right'; account: AccountRow }
  /** Signed up, and the address is not confirmed yet. */
  | { kind: 'waiting'; signUp: SignUpRow }
  | { kind: 'wrong' }
  | { kind: 'throttled' };

export interface SignIn {
  email: string;
  password: string;
  /** The network address of the caller. */
  ip: string;
  /** The mark of a device that signed in to this account before: its tries are counted apart from those of strangers. */
  device: string | undefined;
}

/** Checks a password. Every try counts before it is made; a right one is taken back. */
export async function checkSignIn(services: Services, { email, password, ip, device }: SignIn): Promise<SignInResult> {
  const tries: Try[] = [
    { limit: 'address', of: ip },
    device ? { limit: 'device', of: device } : { limit: 'account', of: email },
  ];
  if (!(await mayTry(services, tries))) return { kind: 'throttled' };
  const { account, signUp } = await find(services, email);
  const isRight = await isPasswordRight(password, (account ?? signUp)?.password_hash);
  if (!isRight) return { kind: 'wrong' };
  await forgiveTries(services, tries);
  if (account) return { kind: 'right', account };
  return signUp ? { kind: 'waiting', signUp } : { kind: 'wrong' };
}

function find({ db, now }: Services, email: string): Promise<{ account?: AccountRow; signUp?: SignUpRow }> {
  return db.system(async (tx) => {
    const [account] = await selectAccountByEmail(tx, email);
    if (account) return { account };
    const [signUp] = await selectNewestSignUp(tx, email, now());
    return signUp ? { signUp } : {};
  });
}
