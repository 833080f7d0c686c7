import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import { endSessionsOf } from '../../modules/account/account.service.js';
import { hasSecondFactor } from '../second-factor/take-code.js';
import { linkLifetimeMs, queueReset } from './account-mails.js';
import { deleteResetTokens, insertResetToken, selectResetToken, useResetToken } from './account-tokens.sql.js';
import { updatePassword, type AccountRow } from './accounts.sql.js';
import { hashLink, newLinkToken } from './link-token.js';
import { hashPassword } from '../../platform/passwords/passwords.js';

/** Mails a link. Earlier ones go on working. */
export async function queueResetLink(
  tx: Tx,
  services: Pick<Services, 'config' | 'now'>,
  account: AccountRow,
): Promise<void> {
  const { token, hash } = newLinkToken();
  const expiresAt = new Date(services.now().getTime() + linkLifetimeMs.reset);
  await insertResetToken(tx, hash, account.account_id, expiresAt);
  await queueReset(tx, services, account, token);
}

/** Whether the link would still work; it is not used up by looking, because mail programs open links on their own. */
export async function isResetAlive({ db, now }: Services, token: string): Promise<boolean> {
  const found = await db.system((tx) => selectResetToken(tx, hashLink(token), now()));
  return found.length > 0;
}

/** Sets the password and ends every session, refresh token, sign-in on its way and other link of the account. Answers its address, and whether the password is all that signing in takes; nothing for a dead link. */
export async function resetPassword(
  { db, now }: Services,
  token: string,
  password: string,
): Promise<{ email: string; isAll: boolean } | undefined> {
  const passwordHash = await hashPassword(password);
  return db.system(async (tx) => {
    const [used] = await useResetToken(tx, hashLink(token), now());
    if (!used) return undefined;
    const [account] = await updatePassword(tx, used.account_id, passwordHash, now());
    await deleteResetTokens(tx, used.account_id);
    await endSessionsOf(tx, used.account_id);
    return account && { email: account.email, isAll: !(await hasSecondFactor(tx, used.account_id)) };
  });
}
