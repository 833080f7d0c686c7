import { money, text, type Body } from './body.js';
import { Fault, invalid, type Reply } from './fault.js';
import type { Refund } from './shapes.js';
import { newId, type Store } from './store.js';

/** Gives money back, up to what was paid and is not given back yet. It is said to be on its way, and reported when it is done. */
export async function createRefund(store: Store, body: Body): Promise<Reply> {
  const payment = await store.read('payment', text(body, 'payment_id'));
  const { amount, currency } = money(body, 'amount_money');
  if (payment.status !== 'COMPLETED') throw invalid('BAD_REQUEST', 'This payment has no money to give back.');
  if (currency !== payment.amount_money.currency)
    throw invalid('CURRENCY_MISMATCH', 'The payment is in another currency.');
  const before = payment.refunded_money?.amount ?? 0;
  if (before + amount > payment.amount_money.amount)
    throw new Fault(
      400,
      'REFUND_ERROR',
      'REFUND_AMOUNT_INVALID',
      'The requested refund amount exceeds what is left of the payment.',
    );
  await store.write('payment', { ...payment, refunded_money: { amount: before + amount, currency } });
  const at = store.now.toISOString();
  const refund: Refund = await store.add('refund', {
    ...{
      id: `${payment.id}_${newId(22)}`,
      status: 'COMPLETED',
      location_id: payment.location_id,
      payment_id: payment.id,
    },
    ...{ amount_money: { amount, currency }, created_at: at, updated_at: at },
    ...('reason' in body && { reason: text(body, 'reason') }),
  });
  const pending = { ...refund, status: 'PENDING' };
  await store.report('refund.created', { type: 'refund', id: refund.id, object: { refund: pending } });
  await store.report('refund.updated', { type: 'refund', id: refund.id, object: { refund } });
  return { status: 200, body: { refund: pending } };
}

export const listRefunds = async (store: Store): Promise<Reply> => ({
  status: 200,
  body: { refunds: await store.list('refund') },
});
