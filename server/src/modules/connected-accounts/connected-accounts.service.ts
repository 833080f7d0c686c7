import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import { homeOf } from './account-home.js';
import { readConnected } from './connect-account.js';
import { selectCharging, selectConnected } from './connected-accounts.sql.js';

export { failureOf, orFailure, toFailure } from './card-failure.js';
export { cardService, homeOf, type AccountHome } from './account-home.js';
export { connectAccount, connectedId, onboardingLink, refreshAccount } from './connect-account.js';
export { assertOwnerHere } from './owner-here.js';
export { ifNotMeant, mailOwners } from './mail-owners.js';

/** The account on which shoppers of an organization can pay by card now; nothing where they cannot. */
export async function chargingAccount(
  tx: Tx,
  { vendors: { cardPayments } }: Pick<Services, 'vendors'>,
  orgId: string,
): Promise<string | undefined> {
  if (!cardPayments) return undefined;
  const [row] = await selectCharging(tx, orgId, homeOf(cardPayments));
  return row?.account ?? undefined;
}

/** Whether card payments are connected; `error` where shoppers cannot pay yet. */
export async function accountState(
  tx: Tx,
  services: Pick<Services, 'vendors'>,
  orgId: string,
): Promise<'not_connected' | 'connected' | 'error'> {
  const [row] = await selectConnected(tx, orgId);
  const { account, can_charge: canCharge } = readConnected(services, row);
  if (account === null) return 'not_connected';
  return canCharge ? 'connected' : 'error';
}
