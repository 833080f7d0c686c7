import type { CardPayment, PaymentOptions } from '@swapt/shared/contract';
import type { PaymentState } from '@swapt/shared/values';
import type { Services } from '../../platform/services.js';
import { orFailure, toFailure } from '../connected-accounts/connected-accounts.service.js';
import { inOrderOfLink } from '../my-orders/my-orders.service.js';
import { paymentOptions } from './payment-options.js';
import { selectPaymentsOf } from './payments.sql.js';
import { settle } from './settle.js';

export interface DueOfOrder {
  /** How the store takes cards; null where it takes none any more. */
  card: PaymentOptions['card'];
  /** Of the newest payment; nothing where none was begun. */
  state?: PaymentState | undefined;
  /** Why the last card was not taken. */
  failure?: CardPayment['failure'];
  /** Where the bank asks who pays. */
  bankUrl?: string | undefined;
}

interface Asking {
  storeId: string;
  link: string;
  /** Somebody comes back from paying elsewhere. */
  isBack: boolean;
}

/** How an order can be paid by card, and how far its payment is. Where a bank is at it, the card service is asked; one that does not answer changes nothing. */
export async function dueOfOrder(services: Services, { isBack, ...asked }: Asking): Promise<DueOfOrder> {
  const { orgId, card, payment } = await inOrderOfLink(services, asked, async (tx, store, { order_id: id }) => {
    const [newest] = await selectPaymentsOf(tx, store.org_id, id);
    const options = await paymentOptions(tx, services, store);
    return { orgId: store.org_id, card: options.card, payment: newest };
  });
  if (!payment) return { card };
  const { state, failure, payment_id: id } = payment;
  const known = { card, state, failure: toFailure(failure) };
  const isUnderway = isBack || state === 'action' || state === 'processing';
  if (!isUnderway) return known;
  const intent = await orFailure(() => settle(services, orgId, id)).catch(() => undefined);
  if (!intent) return known;
  return { card, state: intent.state, failure: toFailure(intent.failure), bankUrl: intent.actionUrl };
}
