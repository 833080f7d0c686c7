import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import { deleteRequestsOfUser, endSessionsOf } from '../../modules/account/account.service.js';
import { hashPassword } from '../../platform/passwords/passwords.js';
import { deletePasskeysSince } from '../passkeys/passkeys.sql.js';
import { deleteFactorSince } from '../second-factor/second-factors.sql.js';
import { updateUserEmail } from '../users.sql.js';
import { linkLifetimeMs, queueAddressTaken, queueEmailUndo, queueNewAddress } from './account-mails.js';
import { deleteResetTokens } from './account-tokens.sql.js';
import { selectAccountByEmail, updateEmail, updatePassword, type AccountRow } from './accounts.sql.js';
import {
  endPendingChanges,
  insertEmailChange,
  selectUndoLink,
  setConfirmHash,
  takeConfirmLink,
  takeUndoLink,
  type EmailChangeRow,
} from './email-changes.sql.js';
import { hashLink, newLinkToken } from './link-token.js';
import { deleteSignUpsOf } from './sign-ups.sql.js';

type Needs = Pick<Services, 'config' | 'now'>;

/** Writes a change down and tells the old address, with a link that takes it back. Answers its id, for the job that writes to the new address. */
export async function askForEmail(tx: Tx, services: Needs, account: AccountRow, email: string): Promise<string> {
  const { token, hash } = newLinkToken();
  const now = services.now();
  const change = { change_id: uuidv7(now), account_id: account.account_id, old_email: account.email, new_email: email };
  await endPendingChanges(tx, account.account_id, now);
  await insertEmailChange(tx, {
    ...change,
    asked_at: now,
    undo_hash: hash,
    confirm_until: new Date(now.getTime() + linkLifetimeMs.verify),
    undo_until: new Date(now.getTime() + linkLifetimeMs.undo),
  });
  await queueEmailUndo(tx, services, account, token);
  return change.change_id;
}

/** The mail to the new address. Where somebody has an account with it, they are told so, and there is no link. */
export async function queueConfirmation(tx: Tx, services: Needs, changeId: string): Promise<void> {
  const { token, hash } = newLinkToken();
  const [change] = await setConfirmHash(tx, changeId, hash, services.now());
  if (!change) return;
  const [known] = await selectAccountByEmail(tx, change.new_email);
  if (known) await queueAddressTaken(tx, services, known);
  else await queueNewAddress(tx, services, change.new_email, token);
}

/** Makes the address of a link the account's own. What was mailed to the old one to get in ends. */
export async function confirmEmail(tx: Tx, { now }: Needs, accountId: string, token: string): Promise<void> {
  const [change] = await takeConfirmLink(tx, accountId, hashLink(token), now());
  if (!change) throw new AppError('account.dead_link');
  await setEmail(tx, accountId, change.new_email);
  await deleteSignUpsOf(tx, change.new_email);
}

async function setEmail(tx: Tx, accountId: string, email: string): Promise<void> {
  await updateEmail(tx, accountId, email);
  await updateUserEmail(tx, accountId, email);
  await deleteResetTokens(tx, accountId);
  await deleteRequestsOfUser(tx, accountId);
}

/** The change that a link of a mail to the old address would take back; looking uses nothing up. */
export async function findUndo({ db, now }: Services, token: string): Promise<EmailChangeRow | undefined> {
  const [change] = await db.system((tx) => selectUndoLink(tx, hashLink(token), now()));
  return change;
}

/**
 * Gives the account back to who has the old address: with that address, with a new password, and signed in nowhere. Whoever asked for the change knew
 * the password, and may have set up a second factor since: that ends. Answers false for a link that is used or too old, and where the address has an account of its own by now.
 */
export async function undoEmail({ db, now }: Services, token: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.system(async (tx) => {
    const [change] = await selectUndoLink(tx, hashLink(token), now());
    if (!change) return false;
    const [holder] = await selectAccountByEmail(tx, change.old_email);
    if (holder && holder.account_id !== change.account_id) return false;
    const undone = await takeUndoLink(tx, hashLink(token), now());
    if (undone.length === 0) return false;
    await setEmail(tx, change.account_id, change.old_email);
    await updatePassword(tx, change.account_id, passwordHash, now());
    await deletePasskeysSince(tx, change.account_id, change.asked_at);
    await deleteFactorSince(tx, change.account_id, change.asked_at);
    await endSessionsOf(tx, change.account_id);
    return true;
  });
}
