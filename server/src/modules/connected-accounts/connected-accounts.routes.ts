import type { ConnectedAccount } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { connectAccount, onboardingLink, readConnected, refreshAccount } from './connect-account.js';
import { detachAccount, selectConnected } from './connected-accounts.sql.js';
import { ifNotMeant, mailOwners } from './mail-owners.js';
import { assertOwnerHere } from './owner-here.js';
import { setStripeAccount } from '../org/org.service.js';

type Ids = 'payments.connect.create' | 'payments.connect.status' | 'payments.connect' | 'payments.org';
type Reply = Promise<{ data: ConnectedAccount }>;

export const connectedAccountsHandlers: Handlers<Ids> = {
  'payments.connect.create': async (ctx, { country }): Reply => {
    assertOwnerHere(ctx);
    return { data: await connectAccount(ctx, country) };
  },

  'payments.connect.status': async (ctx): Reply => ({ data: await refreshAccount(ctx) }),

  'payments.connect': async (ctx) => {
    assertOwnerHere(ctx);
    return { data: { url: await onboardingLink(ctx) } };
  },

  'payments.org': async (ctx, { action = 'read' }): Reply => {
    const { tx, orgId, services } = ctx;
    if (action === 'detach') {
      assertOwnerHere(ctx);
      const [detached] = await detachAccount(tx, orgId, services.now());
      if (!detached) throw new AppError('payment.not_connected');
      await setStripeAccount(tx, orgId, '');
      await mailOwners(tx, services, orgId, {
        subject: 'The payment account was disconnected',
        text: [
          'Your stores take no cards until one is connected again. Refunds of what was paid before still work.',
          ifNotMeant,
        ],
      });
    }
    return { data: readConnected(services, (await selectConnected(tx, orgId))[0]) };
  },
};
