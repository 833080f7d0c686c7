import type { Tx } from '../../db/database.js';
import { uuidv7 } from '../../db/uuid.js';
import type { Services } from '../../services.js';
import { linkLifetimeMs, queueAlreadyKnown, queueVerification } from './account-mails.js';
import { selectAccountByEmail } from './accounts.sql.js';
import { newLinkToken } from './link-token.js';
import { hashPassword } from './passwords.js';
import { insertSignUp, type SignUpRow } from './sign-ups.sql.js';

export interface SignUp {
  email: string;
  name: string;
  password: string;
}

/** `flow` is the sign-in that waits; without a mail where the address got too many already, and the page says the same. */
export interface LinkMail {
  flow: string;
  isMailed: boolean;
}

/**
 * Keeps what was typed until the address is confirmed, and sends the link that confirms it. Answers the id that the account will have, or a
 * made-up one when the address has an account, so that nothing a stranger sees differs. Several people may sign up with one address:
 * none replaces another's link, and whoever confirms the address ends the others.
 */
export async function signUp(services: Services, { email, name, password }: SignUp, mail: LinkMail): Promise<string> {
  const row: SignUpRow = { account_id: uuidv7(), email, name, password_hash: await hashPassword(password) };
  await services.db.system(async (tx) => {
    const [known] = await selectAccountByEmail(tx, email);
    if (!known) await queueLink(tx, services, row, mail);
    else if (mail.isMailed) await queueAlreadyKnown(tx, services, known);
  });
  return row.account_id;
}

/** Gives a sign-up one more link, and mails it. Earlier ones go on working. */
export async function queueLink(
  tx: Tx,
  services: Pick<Services, 'config' | 'now'>,
  signUp: SignUpRow,
  { flow, isMailed }: LinkMail,
): Promise<void> {
  const { token, hash } = newLinkToken();
  const now = services.now();
  await insertSignUp(tx, hash, signUp, now, new Date(now.getTime() + linkLifetimeMs.verify));
  if (isMailed) await queueVerification(tx, services, signUp.email, token, flow);
}
