import { invalid, type Reply } from './fault.js';
import { metadataOf, optionalNumber, required, type Params } from './form.js';
import type { Refund } from './shapes.js';
import { newId, secondsOf, type Store } from './store.js';

/** Gives money back, up to what was captured and is not given back yet. */
export async function createRefund(store: Store, params: Params): Promise<Reply> {
  const intent = await store.read('intent', required(params, 'payment_intent'), 'payment_intent');
  if (intent.status !== 'succeeded' || intent.latest_charge === null)
    throw invalid('This PaymentIntent does not have a successful charge to refund.', { param: 'payment_intent' });
  const charge = await store.read('charge', intent.latest_charge);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = optionalNumber(params, 'amount') ?? left;
  if (amount < 1 || amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  const returned = charge.amount_refunded + amount;
  const fee = charge.application_fee_amount ?? 0;
  const returnsFee = params.get('refund_application_fee') === 'true';
  const feeRefunded = returnsFee
    ? Math.min(fee, charge.fee_refunded + Math.round((fee * amount) / charge.amount_captured))
    : charge.fee_refunded;
  const refund: Refund = await store.add('refund', {
    ...{ id: newId('re'), object: 'refund', created: secondsOf(store.now), metadata: metadataOf(params) },
    ...{ amount, charge: charge.id, currency: charge.currency, payment_intent: intent.id, reason: null },
    status: 'succeeded',
  });
  const refunded = {
    amount_refunded: returned,
    fee_refunded: feeRefunded,
    refunded: returned === charge.amount_captured,
  };
  const changed = await store.write('charge', { ...charge, ...refunded });
  await store.report('refund.created', refund);
  await store.report('charge.refunded', changed);
  return { status: 200, body: refund };
}
