import { Type } from 'typebox';
import { Data, Email, Input, Iso, Name, operation } from '../operation.js';

/**
 * Whoever changes how an account is signed in to proves once more that it is theirs, so that nobody who finds an open console takes it over. `code` is
 * one of the app or a recovery code, where a second factor is on.
 */
export const Proof = {
  password: Type.String({ minLength: 1, maxLength: 1000 }),
  code: Type.Optional(Type.String({ maxLength: 40 })),
};

const Account = Type.Object({
  managed_here: Type.Boolean({ description: 'false where another identity provider keeps name, address and password' }),
  name: Type.String(),
  email: Type.String(),
  new_email: Type.Union([Type.String(), Type.Null()], { description: 'an address that is not confirmed yet' }),
});

export const account = {
  'account.get': operation({
    method: 'GET',
    path: '/api/account',
    host: 'core',
    who: 'signed-in',
    summary: 'The caller’s own account',
    input: Input({}),
    reply: Data(Account),
    errors: [],
  }),
  'account.rename': operation({
    method: 'PUT',
    path: '/api/account/name',
    host: 'core',
    who: 'signed-in',
    summary: 'Changes the caller’s name',
    input: Input({ name: Name }),
    reply: Data(Account),
    errors: ['account.managed_elsewhere'],
  }),
  'account.changeEmail': operation({
    method: 'PUT',
    path: '/api/account/email',
    host: 'core',
    who: 'signed-in',
    limit: 20,
    summary: 'Sends a link to a new address. It is the account’s once that link is confirmed. The old address is told',
    input: Input({ email: Email, ...Proof }),
    reply: Data(Account),
    errors: ['account.managed_elsewhere', 'account.not_proven', 'rate.limited'],
  }),
  'account.keepEmail': operation({
    method: 'PUT',
    path: '/api/account/email/keep',
    host: 'core',
    who: 'signed-in',
    summary: 'Ends a change of address that is not confirmed yet',
    input: Input({}),
    reply: Data(Account),
    errors: ['account.managed_elsewhere'],
  }),
  'account.confirmEmail': operation({
    method: 'PUT',
    path: '/api/account/email/confirm',
    host: 'core',
    who: 'signed-in',
    limit: 20,
    summary: 'Makes the address of a link the account’s own. Only who asked for it can, signed in',
    input: Input({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
    reply: Data(Account),
    errors: ['account.managed_elsewhere', 'account.dead_link', 'account.email_taken'],
  }),
  'account.changePassword': operation({
    method: 'PUT',
    path: '/api/account/password',
    host: 'core',
    who: 'signed-in',
    limit: 20,
    summary: 'Changes the password and ends every other session',
    input: Input({ new_password: Type.String({ minLength: 1, maxLength: 1000 }), ...Proof }),
    reply: Data(Type.Object({ changed_at: Iso })),
    errors: ['account.managed_elsewhere', 'account.not_proven', 'rate.limited'],
  }),
  'account.askDeletion': operation({
    method: 'POST',
    path: '/api/account/ask-deletion',
    beforeTerms: true,
    host: 'core',
    who: 'signed-in',
    limit: 10,
    summary: 'Sends the caller a mail with a link that deletes their account',
    input: Input({}),
    reply: Data(Type.Object({ sent_to: Type.String() })),
    errors: ['org.last_owner', 'auth.email_unverified'],
  }),
};
