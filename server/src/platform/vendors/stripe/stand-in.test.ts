import { failureOf } from '../../../testing/readers/failure-of.js';
import { answerDispute, disputeIn } from '../../../testing/stores/disputes.js';
import { describeOnEngine, testServices, type TestServices } from '../../../testing/harness.js';
import { readConfig } from '../../config/config.js';
import { uuidv7 } from '../../db/uuid.js';
import { makeVendors } from '../vendors.js';
import type { CardPayments } from './card-payments.js';

const DAY_MS = 24 * 3600_000;
const production = { SWAPT_MODE: 'production', SWAPT_PUBLIC_URL: 'https://swapt.example.org' };
const newKey = () => uuidv7();

function portOf(services: TestServices): CardPayments {
  const { cardPayments } = services.vendors;
  if (!cardPayments) throw new Error('There are no card payments');
  return cardPayments;
}

async function openShop(services: TestServices) {
  const port = portOf(services);
  const { id: account } = await port.createAccount({ key: newKey(), country: 'DE', email: 'shop@example.com' });
  const link = { account, refreshUrl: 'http://localhost/again', returnUrl: 'http://localhost/back?x=1' };
  const opened = await fetch(await port.createAccountLink(link), { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, 'http://localhost/back?x=1']);
  const intent = (over: object = {}) =>
    port.createIntent({
      ...{ key: newKey(), account, amount: 1250, currency: 'EUR', capture: 'automatic', metadata: { order_id: 'o1' } },
      ...over,
    });
  const pay = async (id: string, card = 'pm_card_visa') => port.confirmIntent({ account, id, card, key: newKey() });
  return { port, account, intent, pay };
}

describeOnEngine('card payments at the stand-in', ({ db }) => {
  let services: TestServices;
  beforeEach(() => {
    services = testServices(db);
  });
  afterEach(() => services.vendors.standIns.stripe?.close());

  it('are taken for a shop that answered what is asked of it', async () => {
    const { port, account, intent, pay } = await openShop(services);
    expect(await port.readAccount(account)).toMatchObject({
      country: 'DE',
      canCharge: true,
      canPayOut: true,
      missing: [],
    });
    const made = await intent({ fee: 25 });
    expect(made).toMatchObject({ account, state: 'created', amount: 1250, currency: 'EUR', received: 0 });
    expect(made.clientSecret).toContain(made.id);
    expect(await pay(made.id)).toMatchObject({ state: 'captured', received: 1250, metadata: { order_id: 'o1' } });
    expect(await port.readIntent(made)).toMatchObject({ state: 'captured', received: 1250 });
    expect([port.isStandIn, port.isTest]).toEqual([true, true]);
  });

  it('are refused for a shop that did not, and for one that is not there', async () => {
    const port = portOf(services);
    const { id: account } = await port.createAccount({ key: newKey(), country: 'DE', email: 'shop@example.com' });
    expect(await port.readAccount(account)).toMatchObject({
      canCharge: false,
      missing: expect.arrayContaining(['external_account']),
    });
    const asked = { key: newKey(), amount: 500, currency: 'EUR', capture: 'automatic', metadata: {} } as const;
    expect(await failureOf(port.createIntent({ ...asked, account }))).toMatchObject({
      failure: 'refused',
      code: 'account_invalid',
    });
    expect(await failureOf(port.createIntent({ ...asked, account: 'acct_none' }))).toMatchObject({
      failure: 'unavailable',
      code: 'account_invalid',
    });
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', undefined],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
  ])('say why %s was declined, and take another card', async (card, code, declineCode) => {
    const { port, intent, pay } = await openShop(services);
    const made = await intent();
    const failure = { code, message: expect.stringMatching(/\w/), ...(declineCode && { declineCode }) };
    expect(await failureOf(pay(made.id, card))).toEqual({ failure: 'refused', ...failure });
    expect(await port.readIntent(made)).toMatchObject({ state: 'created', received: 0, failure });
    expect(await pay(made.id)).toMatchObject({ state: 'captured' });
    expect(await port.readIntent(made)).not.toHaveProperty('failure');
  });

  it('wait for the shopper at their bank', async () => {
    const { port, intent, pay } = await openShop(services);
    const made = await intent();
    const asked = await pay(made.id, 'pm_card_threeDSecure2Required');
    expect(asked).toMatchObject({ state: 'action', received: 0 });
    await fetch(asked.actionUrl ?? '');
    expect(await port.readIntent(made)).toMatchObject({ state: 'captured', received: 1250 });
  });

  it('are reserved first and captured later, in part as well', async () => {
    const { port, account, intent, pay } = await openShop(services);
    const made = await intent({ capture: 'manual' });
    expect(await pay(made.id)).toMatchObject({ state: 'authorized', received: 0 });
    const amount = { amount: 1000, currency: 'EUR' };
    expect(await port.captureIntent({ account, id: made.id, key: newKey(), amount })).toMatchObject({
      state: 'captured',
      received: 1000,
    });
    const again = failureOf(port.captureIntent({ account, id: made.id, key: newKey() }));
    expect(await again).toMatchObject({ failure: 'refused', code: 'payment_intent_unexpected_state' });
  });

  it('can be called off until they are captured, and not after it', async () => {
    const { port, account, intent, pay } = await openShop(services);
    const [open, paid] = [await intent(), await intent()];
    await pay(paid.id);
    expect(await port.cancelIntent({ account, id: open.id, key: newKey() })).toMatchObject({ state: 'canceled' });
    expect(await failureOf(pay(open.id))).toMatchObject({ code: 'payment_intent_unexpected_state' });
    const late = failureOf(port.cancelIntent({ account, id: paid.id, key: newKey() }));
    expect(await late).toMatchObject({ failure: 'refused', code: 'payment_intent_unexpected_state' });
  });

  it('are given back in parts, and never more than came in, however many ask at once', async () => {
    const { port, account, intent, pay } = await openShop(services);
    const made = await intent({ fee: 125 });
    const refund = (amount: number, key = newKey()) =>
      port.createRefund({
        ...{ account, intentId: made.id, amount, currency: 'EUR', returnsFee: true, key },
        metadata: { refund_id: 'r' },
      });
    expect(await failureOf(refund(1))).toMatchObject({ failure: 'refused' });
    await pay(made.id);
    const first = await refund(250);
    expect(first).toMatchObject({
      state: 'succeeded',
      amount: 250,
      currency: 'EUR',
      intentId: made.id,
      metadata: { refund_id: 'r' },
    });
    expect(await port.readRefund(first)).toEqual(first);
    expect(await failureOf(refund(1001))).toMatchObject({
      message: expect.stringContaining('greater than unrefunded'),
    });
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => failureOf(refund(250))));
    expect(outcomes.filter((outcome) => outcome === 'it was done')).toHaveLength(4);
    expect(await failureOf(refund(1))).toMatchObject({ failure: 'refused', code: 'charge_already_refunded' });
    const [charge] = await db.system((tx) =>
      tx.query<{ body: Record<string, number> }>(
        "select body from standin_objects where kind = 'charge' and account = $1",
        [account],
      ),
    );
    expect(charge?.body).toMatchObject({ amount_refunded: 1250, fee_refunded: 125, refunded: true });
  });

  it('are taken back by a bank, which the shop answers at the service', async () => {
    const { port, account, intent, pay } = await openShop(services);
    const made = await intent();
    await pay(made.id, 'pm_card_createDispute');
    const id = await disputeIn(db, account);
    const dueAt = new Date(services.now().getTime() + 7 * DAY_MS);
    dueAt.setMilliseconds(0);
    const open = { account, id, intentId: made.id, amount: 1250, currency: 'EUR', reason: 'fraudulent', dueAt };
    expect(await port.readDispute({ account, id })).toEqual({ ...open, state: 'open' });
    await answerDispute(services, { account, id }, 'winning_evidence');
    expect(await port.readDispute({ account, id })).toMatchObject({ state: 'won' });
  });

  it('are a balance of today, and what each day before it was paid out', async () => {
    const { port, account, intent, pay } = await openShop(services);
    const start = services.now();
    const on = (day: number) => services.setNow(new Date(start.getTime() + day * DAY_MS));
    const take = async (amount: number) => {
      const made = await intent({ amount });
      await pay(made.id);
      return made;
    };
    expect(await port.readBalance(account)).toEqual({ available: [], pending: [], payouts: [] });
    const { id: intentId } = await take(1000);
    await take(500);
    const eur = (amount: number) => [{ amount, currency: 'EUR' }];
    expect(await port.readBalance(account)).toMatchObject({ pending: eur(1500), payouts: [] });
    on(1);
    expect(await port.readBalance(account)).toMatchObject({ pending: eur(0), payouts: [{ amount: 1500 }] });
    const refund = { account, intentId, amount: 900, currency: 'EUR', returnsFee: false, metadata: {} };
    await port.createRefund({ ...refund, key: newKey() });
    on(2);
    await take(1000);
    on(3);
    const { pending, payouts } = await port.readBalance(account);
    expect(pending).toEqual(eur(0));
    expect(payouts.map(({ amount, currency, state }) => [amount, currency, state])).toEqual([
      [100, 'EUR', 'under_way'],
      [1500, 'EUR', 'paid'],
    ]);
  });

  it('do once what is asked for under one key, also at once, and refuse anything else under it', async () => {
    const { port, account, intent, pay } = await openShop(services);
    const key = newKey();
    const made = await Promise.all([intent({ key }), intent({ key }), intent({ key })]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await failureOf(intent({ key, amount: 1251 }))).toMatchObject({ failure: 'unavailable' });
    const [{ id } = { id: '' }] = made;
    const declined = newKey();
    const card = 'pm_card_chargeDeclined';
    const confirm = () => failureOf(port.confirmIntent({ account, id, card, key: declined }));
    const refusal = await confirm();
    await pay(id);
    // What was refused under a key is refused again, whatever has become of it since.
    expect([refusal, await confirm()]).toEqual([refusal, refusal]);
  });

  it('are found by their key when it is too old to be sent again', async () => {
    const { port, account, intent, pay } = await openShop(services);
    const [key, refundKey, since] = [newKey(), newKey(), services.now()];
    for (let n = 0; n < 3; n++) await intent();
    const made = await intent({ key });
    await intent();
    await pay(made.id);
    const asked = { account, intentId: made.id, amount: 5, currency: 'EUR', returnsFee: false, metadata: {} };
    const refund = await port.createRefund({ ...asked, key: refundKey });
    services.setNow(new Date(since.getTime() + 2 * DAY_MS));
    expect(await port.findIntent({ account, key, since })).toMatchObject({ id: made.id, state: 'captured' });
    expect(await port.findIntent({ account, key: newKey(), since })).toBeUndefined();
    expect(await port.findRefund({ account, intentId: made.id, key: refundKey })).toEqual(refund);
    expect(await port.findRefund({ account, intentId: made.id, key: newKey() })).toBeUndefined();
    const shop = await port.createAccount({ key: refundKey, country: 'FR', email: 'f@example.com' });
    expect(await port.findAccount({ key: refundKey, since })).toEqual(shop);
  });

  it('survive a restart, since nothing of them is in memory', async () => {
    const { account, intent } = await openShop(services);
    const made = await intent();
    await services.vendors.standIns.stripe?.close();
    services = testServices(db);
    expect(await portOf(services).readIntent(made)).toMatchObject({ state: 'created', amount: 1250 });
    expect(await portOf(services).readAccount(account)).toMatchObject({ canCharge: true });
  });

  it('are things of their own account alone', async () => {
    const [one, other] = [await openShop(services), await openShop(services)];
    const made = await one.intent();
    const stolen = { id: made.id, account: other.account };
    expect(await failureOf(one.port.readIntent(stolen))).toMatchObject({
      failure: 'refused',
      code: 'resource_missing',
    });
    expect(await failureOf(other.pay(made.id))).toMatchObject({ failure: 'refused', code: 'resource_missing' });
  });

  it('are not there in production without a key, and with one there is no stand-in', () => {
    const vendorsWith = (env: Record<string, string>) => makeVendors(readConfig(env), services);
    expect(vendorsWith(production)).toMatchObject({ cardPayments: undefined, standIns: { stripe: undefined } });
    const { cardPayments, standIns } = vendorsWith({ SWAPT_STRIPE_KEY: 'sk_test_1' });
    expect([cardPayments?.isStandIn, standIns.stripe]).toEqual([false, undefined]);
  });

  it('are not asked for inside of a transaction', async () => {
    const { port, account, intent } = await openShop(services);
    const made = await intent();
    const asks: (() => Promise<unknown>)[] = [() => port.readIntent(made), () => port.readAccount(account), intent];
    for (const ask of asks) await expect(db.system(() => ask())).rejects.toThrow('Inside of a transaction');
  });
});
