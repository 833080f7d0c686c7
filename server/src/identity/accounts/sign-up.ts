import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { Services } from '../../platform/services.js';
import { linkLifetimeMs, queueAlreadyKnown, queueVerification } from './account-mails.js';
import { selectAccountByEmail } from './accounts.sql.js';
import { newLinkToken } from './link-token.js';
import { hashPassword } from '../../platform/passwords/passwords.js';
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
 * Keeps what was typed until the address is confirmed, and sends the link that confirms it. Answers the id that the account will have. It is kept
 * also when the address has an account, where it never becomes one, so that nothing a stranger sees differs. Several people may sign up with one
 * address: none replaces another's link, and whoever confirms the address ends the others.
 */
export async function signUp(services: Services, { email, name, password }: SignUp, mail: LinkMail): Promise<string> {
  const row: SignUpRow = { account_id: uuidv7(), email, name, password_hash: await hashPassword(password) };
  await services.db.system((tx) => queueLink(tx, services, row, mail));
  return row.account_id;
}

/** Gives a sign-up one more link, and mails it; earlier ones go on working. Where the address has an account, its owner is told so instead. */
export async function queueLink(
  tx: Tx,
  services: Pick<Services, 'config' | 'now'>,
  signUp: SignUpRow,
  { flow, isMailed }: LinkMail,
): Promise<void> {
  const { token, hash } = newLinkToken();
  const now = services.now();
  const [known] = await selectAccountByEmail(tx, signUp.email);
  await insertSignUp(tx, hash, signUp, now, new Date(now.getTime() + linkLifetimeMs.verify));
  if (!isMailed) return;
  if (known) await queueAlreadyKnown(tx, services, known);
  else await queueVerification(tx, services, signUp.email, token, flow);
}
