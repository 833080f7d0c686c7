import { Type } from 'typebox';
import { Data, Input, operation } from './operation.js';

export const account = {
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
