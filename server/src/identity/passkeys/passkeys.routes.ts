import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { queuePasskeyChange } from '../accounts/account-mails.js';
import { ownAccount, ownSignIn, provenAccount } from '../accounts/own-account.js';
import { oneLine } from '../flow/form.js';
import { beginRegistration, readRegistration } from './ceremony.js';
import { deletePasskey, insertPasskey, selectPasskeys, type PasskeyRow } from './passkeys.sql.js';

const MOST = 20;

export const passkeyHandlers: Handlers<'passkeys.list' | 'passkeys.begin' | 'passkeys.add' | 'passkeys.remove'> = {
  'passkeys.list': async ({ tx, caller }) => {
    const rows = await selectPasskeys(tx, ownSignIn(caller).accountId);
    return { data: rows.map(present) };
  },

  'passkeys.begin': async (ctx, input) => {
    const { tx, caller, services, outside } = ctx;
    const account = await provenAccount(ctx, input);
    const known = await selectPasskeys(tx, account.account_id);
    if (known.length >= MOST) throw new AppError('passkey.too_many');
    const options = outside('what a passkey is asked', () =>
      beginRegistration(services, account, known, place(ownSignIn(caller).sessionId)),
    );
    return { data: { options: JSON.stringify(options) } };
  },

  'passkeys.add': async (ctx, { name, response }) => {
    const { tx, caller, services, outside } = ctx;
    const account = await ownAccount(tx, caller);
    const credential = outside('the answer of a passkey', () =>
      readRegistration(
        services,
        { ...response, type: 'public-key', clientExtensionResults: {} },
        place(ownSignIn(caller).sessionId),
      ),
    );
    if (!credential) throw new AppError('passkey.refused');
    const row = {
      passkey_id: credential.id,
      account_id: account.account_id,
      name: oneLine(name),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      created_at: services.now(),
    };
    const [made] = await insertPasskey(tx, row);
    if (!made) throw new AppError('passkey.refused');
    await queuePasskeyChange(tx, services, account, 'added to');
    return { data: present({ ...row, last_used_at: null }) };
  },

  'passkeys.remove': async (ctx, { passkey_id, ...proof }) => {
    const { tx, services } = ctx;
    const account = await provenAccount(ctx, proof);
    const [removed] = await deletePasskey(tx, account.account_id, passkey_id);
    if (!removed) throw new AppError('passkey.not_found');
    await queuePasskeyChange(tx, services, account, 'removed from');
    return { data: { passkey_id } };
  },
};

const place = (sessionId: string) => `session ${sessionId}`;

const present = ({ passkey_id, name, created_at, last_used_at }: Omit<PasskeyRow, 'public_key' | 'counter'>) => ({
  passkey_id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
