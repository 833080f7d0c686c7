import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import { homeOf } from './account-home.js';
import { selectCharging } from './connected-accounts.sql.js';

export { failureOf, orFailure, toFailure } from './card-failure.js';
export { cardService } from './account-home.js';
export { assertOwnerHere } from './owner-here.js';
export { mailOwners } from './mail-owners.js';

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
