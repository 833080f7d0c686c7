import type { Services } from '../../platform/services.js';
import { forgiveTries, mayTry, type Try } from '../../platform/throttle/throttle.js';
import { selectAccountByEmail, type AccountRow } from './accounts.sql.js';
import { isPasswordRight } from '../../platform/passwords/passwords.js';
import { selectNewestSignUp, type SignUpRow } from './sign-ups.sql.js';

export type SignInResult =
  | { kind: 'right'; account: AccountRow }
  /** Signed up, and the address is not confirmed yet or has an account already. */
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

/**
 * Checks a password. Every try counts before it is made; one that lets in is taken back. What was typed at sign-up counts beside an account as it
 * does without one, after as many hashes: a stranger who signs up with an address and then signs in sees the same whether it has an account or not.
 */
export async function checkSignIn(services: Services, { email, password, ip, device }: SignIn): Promise<SignInResult> {
  const tries: Try[] = [
    { limit: 'address', of: ip },
    device ? { limit: 'device', of: device } : { limit: 'account', of: email },
  ];
  if (!(await mayTry(services, tries))) return { kind: 'throttled' };
  const { account, signUp } = await find(services, email);
  const isRight = await isPasswordRight(password, account?.password_hash);
  if (account && isRight) {
    await forgiveTries(services, tries);
    return { kind: 'right', account };
  }
  // Not taken back: else whoever signs up with each guess before it would have as many guesses at an account as they like.
  const isWaiting = await isPasswordRight(password, signUp?.password_hash);
  return signUp && isWaiting ? { kind: 'waiting', signUp } : { kind: 'wrong' };
}

function find({ db, now }: Services, email: string): Promise<{ account?: AccountRow; signUp?: SignUpRow }> {
  return db.system(async (tx) => {
    const [account] = await selectAccountByEmail(tx, email);
    const [signUp] = await selectNewestSignUp(tx, email, now());
    return { ...(account && { account }), ...(signUp && { signUp }) };
  });
}
