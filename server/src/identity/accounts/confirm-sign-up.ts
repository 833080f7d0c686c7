import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { Services } from '../../platform/services.js';
import { hashLink } from './link-token.js';
import { hashPassword, isPasswordRight } from '../../platform/passwords/passwords.js';
import {
  deleteSignUpsOf,
  insertConfirmed,
  selectSignUpByLink,
  type Confirmed,
  type SignUpRow,
} from './sign-ups.sql.js';

/** The sign-up of a link that works; looking uses nothing up, because mail programs open links on their own. */
export async function findSignUp({ db, now }: Services, token: string): Promise<SignUpRow | undefined> {
  const [found] = await db.system((tx) => selectSignUpByLink(tx, hashLink(token), now()));
  return found;
}

/**
 * Makes the account with the name and the password of the sign-up. Only for who is known to have typed them: the mail goes to whoever owns the
 * address, who may be somebody else. Answers false for a link that is used or too old.
 */
export function confirmSignUp({ db, now }: Services, token: string, signUp: SignUpRow): Promise<boolean> {
  return db.system((tx) => confirm(tx, token, signUp, now()));
}

export const knowsPassword = (signUp: SignUpRow, password: string): Promise<boolean> =>
  isPasswordRight(password, signUp.password_hash);

/** Makes the account with a name and password of the address's owner. What was typed at sign-up ends, and so does the window that waits for it. */
export async function takeSignUpOver(
  { db, now }: Services,
  token: string,
  { name, password }: { name: string; password: string },
): Promise<boolean> {
  const own = { account_id: uuidv7(), name, password_hash: await hashPassword(password) };
  return db.system((tx) => confirm(tx, token, own, now()));
}

async function confirm(tx: Tx, token: string, account: Confirmed, now: Date): Promise<boolean> {
  const [made] = await insertConfirmed(tx, hashLink(token), account, now);
  if (!made) return false;
  await deleteSignUpsOf(tx, made.email);
  return true;
}
