import type { Balance } from '@swapt/shared/contract';
import type { OrgCtx } from '../../platform/http/handler.js';
import { cardService, connectedId, orFailure } from '../connected-accounts/connected-accounts.service.js';
import { selectOpenDisputes } from './disputes.sql.js';
import { toDispute } from './to-dispute.js';

const DISPUTES = 50;

/** What the organization has at the card service, as that says now, and what banks want back of it. */
export async function readBalance({ services, orgId }: Pick<OrgCtx, 'services' | 'orgId'>): Promise<Balance> {
  const account = await connectedId(services, orgId);
  const { available, pending, payouts } = await orFailure(() => cardService(services).readBalance(account));
  const disputes = await services.db.org(orgId, (tx) => selectOpenDisputes(tx, orgId, DISPUTES));
  return {
    available,
    pending,
    payouts: payouts.map(({ id, state, amount, currency, arrivesAt, error }) => ({
      ...{ payout_id: id, state, amount, currency },
      ...{ arrives_at: arrivesAt.toISOString(), error },
    })),
    disputes: disputes.map(toDispute),
  };
}
