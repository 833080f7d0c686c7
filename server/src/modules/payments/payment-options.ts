import type { PaymentOptions } from '@swapt/shared/contract';
import type { CaptureMode, CardCharge } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import { cardService, chargingAccount } from '../connected-accounts/connected-accounts.service.js';
import type { OpenStore } from '../stores/stores.service.js';

/** How a store can be paid, and what a browser needs for that. */
export async function paymentOptions(
  tx: Tx,
  services: Services,
  { org_id: orgId, currency, country, fulfilment, card_charge: charge }: OpenStore,
): Promise<PaymentOptions> {
  const account = await chargingAccount(tx, services, orgId);
  return {
    ...{ currency, country },
    at_pick_up: fulfilment.some(({ kind, is_on }) => kind === 'pickup' && is_on),
    card: account === undefined ? null : cardOf(services, account, charge),
  };
}

/** How the payment of a new order is taken; what comes on to one that counts already is charged at once. */
export const captureOf = (charge: CardCharge): CaptureMode => (charge === 'handover' ? 'manual' : 'automatic');

function cardOf(services: Services, account: string, charge: CardCharge): PaymentOptions['card'] {
  const { isTest, isStandIn } = cardService(services);
  const publicKey = isStandIn ? '' : services.config.paymentPublicKey;
  return {
    ...{ public_key: publicKey, account, capture: captureOf(charge) },
    ...{ is_test: isTest, is_stand_in: isStandIn },
  };
}
