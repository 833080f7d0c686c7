import type { Reply } from './fault.js';
import type { Params } from './form.js';
import { secondsOf, type Store } from './store.js';

const DAY_S = 86_400;
const DAYS_TO_ARRIVE = 2;

/** What each day left of one currency: what was captured, less what went back or is disputed. */
interface Day {
  currency: string;
  day: number;
  amount: number;
}

/** What is not paid out yet: that of today. */
export async function readBalance(store: Store): Promise<Reply> {
  const { open } = await split(store);
  const amounts = (available: boolean) =>
    open.map(({ currency, amount }) => ({ currency, amount: available ? 0 : amount, source_types: { card: amount } }));
  const body = { object: 'balance', available: amounts(true), pending: amounts(false), livemode: false };
  return { status: 200, body };
}

/** Each day is paid out when it is over, as accounts are by default; what is missing of one is taken from the next. */
export async function listPayouts(store: Store, params: Params): Promise<Reply> {
  const { paid } = await split(store);
  const data = paid.slice(0, Number(params.get('limit') ?? 10)).map(({ currency, day, amount }) => {
    const arrival = (day + DAYS_TO_ARRIVE) * DAY_S;
    return {
      ...{ id: `po_${store.account.slice('acct_'.length)}${currency}${day}`, object: 'payout', amount, currency },
      ...{ arrival_date: arrival, automatic: true, created: (day + 1) * DAY_S, livemode: false, metadata: {} },
      ...{ balance_transaction: null, description: null, destination: null, failure_balance_transaction: null },
      ...{ failure_code: null, failure_message: null, method: 'standard', original_payout: null, reversed_by: null },
      ...{ reconciliation_status: 'in_progress', source_type: 'card', statement_descriptor: null },
      ...{ status: arrival <= secondsOf(store.now) ? 'paid' : 'in_transit', type: 'bank_account' },
    };
  });
  return { status: 200, body: { object: 'list', data, has_more: paid.length > data.length, url: '/v1/payouts' } };
}

async function split(store: Store): Promise<{ open: Day[]; paid: Day[] }> {
  const today = dayOf(secondsOf(store.now));
  const open = new Map<string, Day>();
  const paid: Day[] = [];
  for (const move of await moves(store)) {
    const left = open.get(move.currency) ?? { ...move, amount: 0 };
    if (left.day < move.day && left.amount > 0) {
      paid.push({ ...left });
      left.amount = 0;
    }
    open.set(move.currency, { ...move, amount: left.amount + move.amount });
  }
  for (const left of open.values()) {
    if (left.day === today || left.amount <= 0) continue;
    paid.push({ ...left });
    left.amount = 0;
  }
  return { open: [...open.values()], paid: paid.toReversed() };
}

/** Oldest first. */
async function moves(store: Store): Promise<Day[]> {
  const charges = await store.list('charge');
  const back = [
    ...(await store.list('refund')),
    ...(await store.list('dispute')).filter(({ status }) => status !== 'won'),
  ];
  const all = [
    ...charges.map((one) => ({ ...one, amount: one.amount_captured })),
    ...back.map((one) => ({ ...one, amount: -one.amount })),
  ];
  return all
    .map(({ currency, created, amount }) => ({ currency, day: dayOf(created), amount }))
    .toSorted((a, b) => a.day - b.day);
}

const dayOf = (seconds: number) => Math.floor(seconds / DAY_S);
