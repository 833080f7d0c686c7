import type { Tx } from '../../platform/db/database.js';
import { queueMail } from '../../platform/mail/queue-mail.js';
import type { Services } from '../../platform/services.js';
import type { AccountRow } from './accounts.sql.js';

const HOUR_MS = 3600_000;
/** How long the links of the mails work. A reset lives as long as the window in which mails to one recipient are counted: who gets no more has one. */
export const linkLifetimeMs = { verify: 24 * HOUR_MS, reset: HOUR_MS } as const;

type Needs = Pick<Services, 'config' | 'now'>;

/** The link that confirms an address. The mail names nobody: else anybody could send a text of theirs to any address. */
export const queueVerification = (tx: Tx, services: Needs, to: string, token: string, flow: string): Promise<void> =>
  queueMail(tx, services, {
    to,
    goodForMs: linkLifetimeMs.verify,
    subject: 'Confirm your e-mail address',
    text: [
      'Hello,',
      'please confirm that this is your e-mail address by opening this page:',
      `${services.config.publicUrl}/auth/verify?token=${token}${flow && `&flow=${flow}`}`,
      'The link works once, within 24 hours. If you did not create a Swapt account, you can ignore this e-mail. Nothing happens unless you open the link.',
    ].join('\n\n'),
  });

export const queueReset = (tx: Tx, services: Needs, account: AccountRow, token: string): Promise<void> =>
  queueMail(tx, services, {
    to: account.email,
    goodForMs: linkLifetimeMs.reset,
    subject: 'Choose a new password',
    text: [
      `Hello ${account.name},`,
      'someone, probably you, asked for a new password for your Swapt account. Choose it on this page:',
      `${services.config.publicUrl}/auth/reset?token=${token}`,
      'The link works once, within one hour. If it was not you, you can ignore this e-mail. Your password stays the same.',
    ].join('\n\n'),
  });

/** Who signs up with an address that has an account learns it by mail; the page says the same in both cases. */
export const queueAlreadyKnown = (tx: Tx, services: Needs, account: AccountRow): Promise<void> =>
  queueMail(tx, services, {
    to: account.email,
    goodForMs: linkLifetimeMs.verify,
    subject: 'You already have an account',
    text: [
      `Hello ${account.name},`,
      'someone, probably you, tried to create a Swapt account with this e-mail address. You already have one: sign in here, and choose "Forgot password?" if you need a new password.',
      `${services.config.publicUrl}/admin`,
      'If it was not you, you can ignore this e-mail.',
    ].join('\n\n'),
  });
