import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { mayTry } from '../../platform/throttle/throttle.js';
import { queueFactorChange } from '../accounts/account-mails.js';
import { ownAccount, ownSignIn, provenAccount } from '../accounts/own-account.js';
import { plainCode, renewRecoveryCodes } from './recovery-codes.js';
import { seal, unseal } from './sealed.js';
import { confirmFactor, deleteFactor, insertFactor, selectFactor, selectUnconfirmed } from './second-factors.sql.js';
import { loadFactorKey } from './take-code.js';
import { describeSecret, newSecret, stepOf } from './totp.js';

/** For so long it waits for the first code. */
const SET_UP_MS = 3600_000;

type Own =
  | 'secondFactor.get'
  | 'secondFactor.begin'
  | 'secondFactor.confirm'
  | 'secondFactor.renewCodes'
  | 'secondFactor.remove';

export const secondFactorHandlers: Handlers<Own> = {
  'secondFactor.get': async ({ tx, caller }) => ({ data: await present(tx, ownSignIn(caller).accountId) }),

  'secondFactor.begin': async (ctx, input) => {
    const { tx, services, outside } = ctx;
    const { account_id, email } = await provenAccount(ctx, input);
    const key = outside('the key of secrets', () => loadFactorKey(services));
    const secret = newSecret();
    const [made] = await insertFactor(tx, account_id, seal(key, account_id, secret), services.now());
    if (!made) throw new AppError('second_factor.on');
    return { data: describeSecret(secret, email) };
  },

  'secondFactor.confirm': async ({ tx, caller, services, outside }, input) => {
    const account = await ownAccount(tx, caller);
    const id = account.account_id;
    const isAllowed = outside('the tries of a code', () => mayTry(services, [{ limit: 'ownCode', of: id }]));
    if (!isAllowed) throw new AppError('rate.limited');
    const key = outside('the key of secrets', () => loadFactorKey(services));
    const since = new Date(services.now().getTime() - SET_UP_MS);
    const [factor] = await selectUnconfirmed(tx, id, since);
    if (!factor) throw new AppError('second_factor.not_begun');
    const step = stepOf(unseal(key, id, factor.secret), plainCode(input.code), services.now());
    if (step === undefined) {
      const text = 'This is not the code that the app shows now. Check that the clock of your phone is right.';
      throw new AppError('account.not_proven', undefined, { code: text });
    }
    const [confirmed] = await confirmFactor(tx, id, step, services.now());
    if (!confirmed) throw new AppError('second_factor.on');
    await queueFactorChange(tx, services, account, 'was turned on');
    return { data: { recovery_codes: await renewRecoveryCodes(tx, id) } };
  },

  'secondFactor.renewCodes': async (ctx, input) => {
    const { tx, services } = ctx;
    const account = await provenAccount(ctx, input);
    const [factor] = await selectFactor(tx, account.account_id);
    if (!factor) throw new AppError('second_factor.off');
    await queueFactorChange(tx, services, account, 'has new recovery codes');
    return { data: { recovery_codes: await renewRecoveryCodes(tx, account.account_id) } };
  },

  'secondFactor.remove': async (ctx, input) => {
    const { tx, services } = ctx;
    const account = await provenAccount(ctx, input);
    const [removed] = await deleteFactor(tx, account.account_id);
    if (!removed) throw new AppError('second_factor.off');
    await queueFactorChange(tx, services, account, 'was turned off');
    return { data: await present(tx, account.account_id) };
  },
};

async function present(tx: Tx, accountId: string) {
  const [factor] = await selectFactor(tx, accountId);
  return { since: factor?.confirmed_at?.toISOString() ?? null, recovery_codes_left: factor?.codes_left ?? 0 };
}
