import { createHash, randomBytes } from 'node:crypto';
import { sendMail } from '../../mail/send-mail.js';
import type { Services } from '../../services.js';
import { deletePayloadsOfAccount } from '../provider/oidc-payloads.sql.js';
import {
  deleteAccountTokens,
  insertAccountToken,
  selectAccountToken,
  useAccountToken,
  type Purpose,
} from './account-tokens.sql.js';
import { updatePassword, verifyAccount, type AccountRow } from './accounts.sql.js';
import { hashPassword } from './passwords.js';

const HOUR_MS = 3600_000;
const LIFETIME_MS = { verify: 24 * HOUR_MS, reset: HOUR_MS } as const;

/** Sends the link that confirms an address. `flow` is the sign-in that waits for it. */
export async function sendVerification(services: Services, account: AccountRow, flow: string): Promise<void> {
  const token = await makeToken(services, account.account_id, 'verify');
  const link = `${services.config.publicUrl}/auth/verify?token=${token}&flow=${flow}`;
  await sendMail(services, {
    to: account.email,
    subject: 'Confirm your e-mail address',
    text: [
      greeting(account),
      'please confirm that this is your e-mail address by opening this page:',
      link,
      'The link works once, within 24 hours. If you did not create a Swapt account, you can ignore this mail: nothing happens without the link.',
    ].join('\n\n'),
  });
}

export async function sendReset(services: Services, account: AccountRow): Promise<void> {
  const token = await makeToken(services, account.account_id, 'reset');
  await sendMail(services, {
    to: account.email,
    subject: 'Choose a new password',
    text: [
      greeting(account),
      'somebody, probably you, asked for a new password for your Swapt account. Choose it on this page:',
      `${services.config.publicUrl}/auth/reset?token=${token}`,
      'The link works once, within one hour. If it was not you, you can ignore this mail: your password stays as it is.',
    ].join('\n\n'),
  });
}

/** Who signs up with an address that has an account learns it by mail; the page says the same in both cases. */
export async function sendAlreadyKnown(services: Services, account: AccountRow): Promise<void> {
  await sendMail(services, {
    to: account.email,
    subject: 'You already have an account',
    text: [
      greeting(account),
      'somebody, probably you, tried to create a Swapt account with this e-mail address. You already have one: sign in here, and choose "Forgot password?" if you need a new password.',
      `${services.config.publicUrl}/admin`,
      'If it was not you, you can ignore this mail.',
    ].join('\n\n'),
  });
}

/** Whether the link would still work; it is not used up by looking, because mail programs open links on their own. */
export async function isLinkAlive({ db, now }: Services, token: string, purpose: Purpose): Promise<boolean> {
  const found = await db.system((tx) => selectAccountToken(tx, hash(token), purpose, now()));
  return found.length > 0;
}

/** Confirms the address of the link's account. Answers false for a link that is used, too old or made up. */
export function confirmAddress({ db, now }: Services, token: string): Promise<boolean> {
  return db.system(async (tx) => {
    const [used] = await useAccountToken(tx, hash(token), 'verify', now());
    if (!used) return false;
    await verifyAccount(tx, used.account_id, now());
    return true;
  });
}

/** Sets the password and ends every session and refresh token of the account. The mail reached its owner, so the address is confirmed too. */
export async function resetPassword({ db, now }: Services, token: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db.system(async (tx) => {
    const [used] = await useAccountToken(tx, hash(token), 'reset', now());
    if (!used) return false;
    await updatePassword(tx, used.account_id, passwordHash, now());
    await verifyAccount(tx, used.account_id, now());
    await deleteAccountTokens(tx, used.account_id, 'reset');
    await deletePayloadsOfAccount(tx, used.account_id);
    return true;
  });
}

/** A name is used only once its address is confirmed: else anybody could send a text of theirs to any address. */
function greeting({ name, email_verified_at }: AccountRow): string {
  return email_verified_at ? `Hello ${name},` : 'Hello,';
}

async function makeToken({ db, now }: Services, accountId: string, purpose: Purpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + LIFETIME_MS[purpose]);
  await db.system((tx) => insertAccountToken(tx, hash(token), accountId, purpose, expiresAt));
  return token;
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
