import { Type } from 'typebox';
import { defineVendorCall } from '../../platform/vendor-calls/define-vendor-call.js';
import { linkAccount } from '../../platform/vendor-events/vendor-accounts.js';
import type { CardAccount } from '../../platform/vendors/stripe/card-payments.js';
import { setStripeAccount } from '../org/org.service.js';
import { ifNotMeant, mailOwners } from './mail-owners.js';
import { cardService } from './account-home.js';
import { selectAddress, writeAccount, writeRefusal } from './connected-accounts.sql.js';

const HOUR_MS = 3600_000;

const made = (account: CardAccount) => ({ ref: account.id, reply: account });

/** Makes the account of an organization at the card service. Its address is the one that the service writes to. */
export const createAccount = defineVendorCall({
  ...{ vendor: 'stripe', operation: 'account', name: undefined, safeAgainMs: 23 * HOUR_MS },
  request: Type.Object({ country: Type.String(), owner_id: Type.String() }),
  send: async ({ callId: key, orgId, request: { country, owner_id: ownerId } }, services) => {
    const [owner] = await services.db.org(orgId, (tx) => selectAddress(tx, ownerId));
    return made(await cardService(services).createAccount({ key, country, email: owner?.email ?? '' }));
  },
  find: async ({ callId: key, queuedAt: since }, services) => {
    const account = await cardService(services).findAccount({ key, since });
    return account && made(account);
  },
  end: async (tx, { orgId }, outcome, services) => {
    const now = services.now();
    if (outcome.state === 'failed') {
      await writeRefusal(tx, orgId, outcome.error, now);
      return;
    }
    const { reply: account } = outcome;
    const [isOurs] = await writeAccount(tx, orgId, account, now);
    if (!isOurs) return;
    await linkAccount(tx, orgId, 'stripe', account.id);
    await setStripeAccount(tx, orgId, account.id);
    await mailOwners(tx, services, orgId, {
      subject: 'A payment account was connected',
      text: ['What shoppers pay by card in your stores goes to this account from now on.', ifNotMeant],
    });
  },
});
