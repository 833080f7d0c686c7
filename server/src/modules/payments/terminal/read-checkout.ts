import type { CardPayment } from '@swapt/shared/contract';
import type { PaymentState } from '@swapt/shared/values';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Services } from '../../../platform/services.js';
import { VendorError } from '../../../platform/vendors/vendor-error.js';
import { toFailure } from '../../connected-accounts/connected-accounts.service.js';
import { selectPayment } from '../payments.sql.js';
import { settleCheckout } from './settle-checkout.js';

/** A payment at a terminal. `created` and `processing` are under way; `captured`, `canceled` and `failed` are the end. */
export interface Checkout {
  paymentId: string;
  orderId: string;
  deviceId: string;
  state: PaymentState;
  amount: number;
  currency: string;
  /** Why it ended without money, or what a card was declined for. */
  failure: CardPayment['failure'];
}

/** How far a payment at a terminal is: while it is under way Square is asked. Where Square does not answer, as it was known last. */
export async function readCheckout(services: Services, orgId: string, paymentId: string): Promise<Checkout> {
  const read = async () => {
    const [row] = await services.db.org(orgId, (tx) => selectPayment(tx, orgId, paymentId));
    if (!row || row.device_id === null) throw new AppError('order.not_found');
    return { ...row, device_id: row.device_id };
  };
  const before = await read();
  const isOpen = before.state === 'created' || before.state === 'processing';
  if (isOpen && before.intent_id !== null)
    await settleCheckout(services, orgId, before).catch((error: unknown) => {
      if (!(error instanceof VendorError)) throw error;
      services.log.warn({ err: error, payment: paymentId }, 'Square could not be asked about a payment');
    });
  const row = isOpen ? await read() : before;
  return {
    ...{ paymentId, orderId: row.order_id, deviceId: row.device_id, state: row.state },
    ...{ amount: row.amount, currency: row.currency, failure: toFailure(row.failure) },
  };
}
