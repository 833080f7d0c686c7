import { uuidv7 } from '../../db/uuid.js';
import type { Services } from '../../services.js';
import { sendAlreadyKnown, sendVerification } from './account-links.js';
import { deleteUnverifiedAccount, insertAccount, selectAccountByEmail, type AccountRow } from './accounts.sql.js';
import { hashPassword } from './passwords.js';

export interface SignUp {
  email: string;
  name: string;
  password: string;
}

/**
 * Creates an unconfirmed account and sends the link that confirms it. Answers the account's id, or a made-up one when the address already
 * has an account, so that nothing a stranger sees differs. An older try that was never confirmed is replaced with its links:
 * whoever confirms the address confirms the password typed last, not a stranger's.
 */
export async function signUp(services: Services, { email, name, password }: SignUp, flow: string): Promise<string> {
  const { db, now } = services;
  const row: AccountRow = {
    account_id: uuidv7(),
    email,
    name,
    password_hash: await hashPassword(password),
    email_verified_at: null,
  };
  const known = await db.system(async (tx) => {
    await deleteUnverifiedAccount(tx, email);
    const [made] = await insertAccount(tx, row, now());
    return made ? undefined : (await selectAccountByEmail(tx, email))[0];
  });
  if (known) await sendAlreadyKnown(services, known);
  else await sendVerification(services, row, flow);
  return row.account_id;
}
