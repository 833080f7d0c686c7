import type { Tx } from '../../platform/db/database.js';
import { queueMail } from '../../platform/mail/queue-mail.js';
import type { Services } from '../../platform/services.js';
import type { AccountRow } from './accounts.sql.js';

const HOUR_MS = 3600_000;
/** How long the links of the mails work. A reset lives as long as the window in which mails to one recipient are counted: who gets no more has one. */
export const linkLifetimeMs = { verify: 24 * HOUR_MS, reset: HOUR_MS, undo: 7 * 24 * HOUR_MS } as const;

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

/** The link that confirms a new address of an account. It names nobody, as that of a sign-up. */
export const queueNewAddress = (tx: Tx, services: Needs, to: string, token: string): Promise<void> =>
  queueMail(tx, services, {
    to,
    goodForMs: linkLifetimeMs.verify,
    subject: 'Confirm your new e-mail address',
    text: [
      'Hello,',
      'someone, probably you, wants to use this e-mail address for their Swapt account. Confirm it by opening this page:',
      `${services.config.publicUrl}/admin/profile/confirm-email?token=${token}`,
      'You may be asked to sign in, still with your old address. The link works once, within 24 hours. If it was not you, you can ignore this e-mail.',
    ].join('\n\n'),
  });

export const queueAddressTaken = (tx: Tx, services: Needs, account: AccountRow): Promise<void> =>
  queueMail(tx, services, {
    to: account.email,
    goodForMs: linkLifetimeMs.verify,
    subject: 'This address already has an account',
    text: [
      `Hello ${account.name},`,
      'someone, probably you, wanted to use this e-mail address for another Swapt account. It has an account of its own already, so we changed nothing.',
      'If it was not you, you can ignore this e-mail.',
    ].join('\n\n'),
  });

/** To the old address, before anything changes: whoever signed in with a stolen password would take the account along with its address. */
export const queueEmailUndo = (tx: Tx, services: Needs, account: AccountRow, token: string): Promise<void> =>
  queueMail(tx, services, {
    to: account.email,
    goodForMs: linkLifetimeMs.undo,
    subject: 'Your e-mail address is about to change',
    text: [
      `Hello ${account.name},`,
      'someone, probably you, asked to use another e-mail address for your Swapt account. The change counts once it is confirmed from that address.',
      'If it was not you, open this page. You keep this address, choose a new password, and everyone else is signed out:',
      `${services.config.publicUrl}/auth/email/undo?token=${token}`,
      'The link works for seven days, also after the change.',
    ].join('\n\n'),
  });

export const queuePasswordChanged = (tx: Tx, services: Needs, account: AccountRow): Promise<void> =>
  queueMail(tx, services, {
    to: account.email,
    subject: 'Your password was changed',
    text: [
      `Hello ${account.name},`,
      'the password of your Swapt account was changed, and every other device is signed out.',
      'If it was not you, choose a new one: open this page, and then "Forgot password?".',
      `${services.config.publicUrl}/admin`,
    ].join('\n\n'),
  });

/** Each change of the second factor is told: whoever found an open console may have made it. */
export const queueFactorChange = (tx: Tx, services: Needs, account: AccountRow, what: string): Promise<void> =>
  queueMail(tx, services, {
    to: account.email,
    subject: `Your second factor ${what}`,
    text: [
      `Hello ${account.name},`,
      `the second factor of your Swapt account, the code of an app after the password, ${what}.`,
      'If it was not you, choose a new password and look at your profile:',
      `${services.config.publicUrl}/admin/profile`,
    ].join('\n\n'),
  });

export const queueRecoveryUsed = (tx: Tx, services: Needs, account: AccountRow): Promise<void> =>
  queueMail(tx, services, {
    to: account.email,
    subject: 'A recovery code was used',
    text: [
      `Hello ${account.name},`,
      'someone, probably you, signed in to your Swapt account with one of your recovery codes. It does not work again.',
      'If your phone is lost, turn the second factor off in your profile and set it up anew. If it was not you, choose a new password:',
      `${services.config.publicUrl}/admin/profile`,
    ].join('\n\n'),
  });

export const queuePasskeyChange = (tx: Tx, services: Needs, account: AccountRow, what: string): Promise<void> =>
  queueMail(tx, services, {
    to: account.email,
    subject: `A passkey was ${what} your account`,
    text: [
      `Hello ${account.name},`,
      `a passkey was ${what} your Swapt account. Whoever has a passkey signs in without your password.`,
      'If it was not you, choose a new password, remove every passkey that you do not know, and sign out everywhere else:',
      `${services.config.publicUrl}/admin/profile`,
    ].join('\n\n'),
  });
