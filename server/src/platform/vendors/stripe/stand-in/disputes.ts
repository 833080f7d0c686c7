import type { Reply } from './fault.js';
import type { Params } from './form.js';
import type { Charge, Dispute } from './shapes.js';
import { newId, secondsOf, type Store } from './store.js';

const DAYS_TO_ANSWER = 7;

/** The bank of who paid takes the money back until somebody says that it was owed. */
export async function disputeCharge(store: Store, charge: Charge): Promise<void> {
  const created = secondsOf(store.now);
  const { id, amount, currency, payment_intent } = await store.write('charge', { ...charge, disputed: true });
  const dispute = await store.add('dispute', {
    ...{ id: newId('dp'), object: 'dispute', created, livemode: false, metadata: {} },
    ...{ amount, balance_transactions: [], charge: id, currency, evidence: {}, payment_intent },
    evidence_details: {
      ...{ due_by: created + DAYS_TO_ANSWER * 86_400, has_evidence: false, past_due: false, submission_count: 0 },
    },
    ...{ is_charge_refundable: false, reason: 'fraudulent', status: 'needs_response' },
  });
  await store.report('charge.dispute.created', dispute);
}

/** These words decide, as the real one's test mode has it (docs.stripe.com/testing, "Evidence"). */
export async function answerDispute(store: Store, params: Params, id: string): Promise<Reply> {
  const says = params.get('evidence[uncategorized_text]');
  return close(store, id, says === 'winning_evidence' ? 'won' : 'lost');
}

/** The shop gives in. */
export const acceptDispute = (store: Store, _: Params, id: string): Promise<Reply> => close(store, id, 'lost');

async function close(store: Store, id: string, status: Dispute['status']): Promise<Reply> {
  const dispute = await store.read('dispute', id);
  const body = await store.write('dispute', { ...dispute, status });
  await store.report('charge.dispute.closed', body);
  return { status: 200, body };
}
