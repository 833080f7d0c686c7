import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { linkSecret } from '../../scan-ingestion/link-secret.js';
import { queueUserLink } from './ask-deletion.js';
import { endingOrgs } from './delete-user.js';

export const accountHandlers: Handlers<'account.askDeletion'> = {
  'account.askDeletion': async ({ services, tx, caller, outside }) => {
    // A link to an address that is not theirs would let its owner delete this account.
    if (!caller.emailVerified) throw new AppError('auth.email_unverified');
    await endingOrgs(tx, caller.userId);
    const secret = linkSecret({ outside, services });
    await queueUserLink(tx, services, secret, caller);
    return { data: { sent_to: caller.email } };
  },
};
