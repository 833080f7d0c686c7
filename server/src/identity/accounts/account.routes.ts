import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Caller, Handlers } from '../../platform/http/handler.js';
import { addressOf } from '../../platform/http/callers/network.js';
import { askForMail } from '../../platform/mail/mail-quota.js';
import { hashPassword } from '../../platform/passwords/passwords.js';
import { passwordProblem } from '../../platform/passwords/password-rules.js';
import { emailProblem, nameProblem, oneLine, TOO_MANY_MAILS } from '../flow/form.js';
import { confirmLater } from '../identity.jobs.js';
import { endOtherSessions } from '../sessions/end-other-sessions.js';
import { updateUserName } from '../users.sql.js';
import { queuePasswordChanged } from './account-mails.js';
import { deleteResetTokens } from './account-tokens.sql.js';
import { updateName, updatePassword } from './accounts.sql.js';
import { askForEmail, confirmEmail } from './change-email.js';
import { endPendingChanges, selectPendingChange } from './email-changes.sql.js';
import { ownAccount, ownSignIn, provenAccount } from './own-account.js';

type Own =
  | 'account.get'
  | 'account.rename'
  | 'account.changeEmail'
  | 'account.keepEmail'
  | 'account.confirmEmail'
  | 'account.changePassword';

export const ownAccountHandlers: Handlers<Own> = {
  'account.get': async ({ tx, caller, services }) => {
    const { name, email, signIn } = caller;
    if (!signIn) return { data: { managed_here: false, name, email, new_email: null } };
    return { data: await present(tx, caller, services.now()) };
  },

  'account.rename': async ({ tx, caller, services }, input) => {
    const { accountId } = ownSignIn(caller);
    const name = oneLine(input.name);
    const problem = nameProblem(name);
    if (problem) throw new AppError('request.invalid', undefined, { name: problem });
    await updateName(tx, accountId, name);
    await updateUserName(tx, accountId, name);
    return { data: await present(tx, caller, services.now()) };
  },

  'account.changeEmail': async (ctx, input) => {
    const { tx, caller, services, outside, request } = ctx;
    const email = input.email.trim();
    const isSame = email.toLowerCase() === (await ownAccount(tx, caller)).email.toLowerCase();
    const problem = isSame ? 'This is your address already.' : emailProblem(email);
    if (problem) throw new AppError('request.invalid', undefined, { email: problem });
    const account = await provenAccount(ctx, input);
    const answer = outside(`a mail to ${email}`, () =>
      askForMail(services, {
        purpose: 'changeMail',
        to: email,
        ip: addressOf(request.ip),
        account: account.account_id,
      }),
    );
    if (answer === 'refused') throw new AppError('rate.limited', TOO_MANY_MAILS);
    const changeId = await askForEmail(tx, services, account, email);
    if (answer === 'sent') await confirmLater(tx, services, changeId);
    return { data: await present(tx, caller, services.now()) };
  },

  'account.keepEmail': async ({ tx, caller, services }) => {
    await endPendingChanges(tx, ownSignIn(caller).accountId, services.now());
    return { data: await present(tx, caller, services.now()) };
  },

  'account.confirmEmail': async ({ tx, caller, services }, { token }) => {
    await confirmEmail(tx, services, ownSignIn(caller).accountId, token);
    return { data: await present(tx, caller, services.now()) };
  },

  'account.changePassword': async (ctx, input) => {
    const { tx, caller, services, outside } = ctx;
    const signIn = ownSignIn(caller);
    const problem = passwordProblem(input.new_password, await ownAccount(tx, caller));
    if (problem) throw new AppError('request.invalid', undefined, { new_password: problem });
    const account = await provenAccount(ctx, input);
    const hash = outside('the new password', () => hashPassword(input.new_password));
    const at = services.now();
    await updatePassword(tx, signIn.accountId, hash, at);
    await deleteResetTokens(tx, signIn.accountId);
    await endOtherSessions(tx, signIn, at);
    await queuePasswordChanged(tx, services, account);
    return { data: { changed_at: at.toISOString() } };
  },
};

async function present(tx: Tx, caller: Caller, now: Date) {
  const { account_id, name, email } = await ownAccount(tx, caller);
  const [pending] = await selectPendingChange(tx, account_id, now);
  return { managed_here: true, name, email, new_email: pending?.new_email ?? null };
}
