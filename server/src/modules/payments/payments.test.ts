import { findFaults } from '../../app/doctor/doctor.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngines } from '../../testing/harness.js';
import { openCardTill, portOf, type CardTill } from '../../testing/stores/card-till.js';
import { callOffUnpaid } from '../orders/call-off-unpaid.js';
import { settleUnheard } from './payments.jobs.js';
import { settle } from './settle.js';

describeOnEngines('payments by card', ({ db }) => {
  let test: TestApp;
  let till: CardTill;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    // The doctor goes by the clock of the database.
    test.services.setNow(new Date());
    till = await openCardTill(test);
  });
  afterEach(async () => {
    expect(await findFaults(test.services)).toEqual([]);
  });
  afterAll(() => test.close());

  const entries = (orderId: string) =>
    db.system((tx) =>
      tx.query<{ kind: string; amount: number }>(
        'select kind, amount::integer as amount from payment_entries where order_id = $1 order by at, entry_id',
        [orderId],
      ),
    );
  const expire = async () => {
    till.later(16 * 60);
    await callOffUnpaid(test.services);
  };

  it('are offered where an account can charge, and not before [O.payments.options]', async () => {
    const { data } = await test.as().call('payments.options', { store_id: till.storeId });
    expect(data).toMatchObject({
      ...{ currency: 'EUR', at_pick_up: true },
      card: { public_key: '', account: till.account, capture: 'automatic', is_test: true, is_stand_in: true },
    });
    const nobody = await test.as().send('payments.options', { store_id: till.orgId });
    expect([nobody.status, nobody.body.code]).toEqual([404, 'store.not_found']);
    await till.call('payments.org', { org_id: till.orgId, action: 'detach' });
    expect((await test.as().call('payments.options', { store_id: till.storeId })).data.card).toBeNull();
    const refused = await till.order({ tender: 'card' });
    expect([refused.status, refused.body.errors]).toEqual([422, { tender: expect.any(String) }]);
  });

  it('are asked for once, at exactly what the order costs [O.payments.intent]', async () => {
    const order = await till.orderByCard({ items: [{ variant_id: till.mug, quantity: 3 }] });
    expect(order).toMatchObject({ status: 'pending', number: null, is_test: true, due: { amount: 2700 } });
    expect(await till.stock()).toEqual({ on_hand: 10, reserved: 3, sold: 0 });
    const [first, second] = await Promise.all([till.intent(order), till.intent(order)]);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ state: 'created', amount: { amount: 2700, currency: 'EUR' }, is_stand_in: true });
    expect(await till.payments(order.order_id)).toMatchObject({ payments: [{ amount: 2700, state: 'created' }] });
    const forged = await test.as().send('payments.intent', { store_id: till.storeId, link: `${order.link}x` });
    expect([forged.status, forged.body.code]).toEqual([404, 'order.not_found']);
  });

  it('come with their order in one [O.payments.paymentIntent]', async () => {
    const { tender: _, ...asked } = till.asked();
    const { data } = await test.as().call('payments.paymentIntent', asked);
    expect(data).toMatchObject({ order: { status: 'pending', tender: 'card' }, payment: { amount: { amount: 900 } } });
    const paid = await Promise.all([till.testPay(data.order), till.testPay(data.order)]);
    expect(paid.map(({ status }) => status).sort()).not.toContain(500);
    expect(await entries(data.order.order_id)).toEqual([{ kind: 'captured', amount: 900 }]);
    expect(await till.read(data.order.order_id)).toMatchObject({ status: 'placed', number: 1, payment_status: 'paid' });
    const gone = await test
      .as()
      .send('payments.paymentIntent', { ...asked, items: [{ variant_id: till.mug, quantity: 11 }] });
    expect([gone.status, gone.body.code]).toEqual([409, 'order.unavailable']);
  });

  it('place their order, whoever says first that they were made [O.payments.success O.payments.webhook]', async () => {
    const [back, reported, silent] = [await till.orderByCard(), await till.orderByCard(), await till.orderByCard()];
    for (const order of [back, reported]) await till.payThere(order);
    expect(await till.success(back)).toMatchObject({ status: 'placed', payment_status: 'paid', due: null });
    await till.report();
    expect(await till.read(reported.order_id)).toMatchObject({ status: 'placed', number: 2 });
    await till.payThere(silent);
    const lost = await test.as().send('payments.success', { store_id: till.storeId, link: 'nothing' });
    expect([lost.status, lost.body.code]).toEqual([404, 'order.not_found']);
    till.later(130);
    await settleUnheard(test.services);
    for (const order of [back, reported, silent])
      expect(await entries(order.order_id)).toEqual([{ kind: 'captured', amount: 900 }]);
    expect(await till.read(silent.order_id)).toMatchObject({ status: 'placed', number: 3 });
    expect(await till.stock()).toEqual({ on_hand: 7, reserved: 0, sold: 3 });
  });

  it('count once where all of them come at once', async () => {
    const order = await till.orderByCard();
    const { paymentId } = await till.payThere(order);
    await Promise.all(Array.from({ length: 50 }, () => settle(test.services, till.orgId, paymentId)));
    expect(await entries(order.order_id)).toEqual([{ kind: 'captured', amount: 900 }]);
    const { events } = await till.read(order.order_id);
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'created']);
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', null],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', null],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', null],
  ] as const)('of %s say why they were declined, and take another card', async (card, code, decline_code) => {
    const order = await till.orderByCard();
    await till.intent(order);
    const { body } = await till.testPay(order, card);
    expect(body.data).toMatchObject({ state: 'created', failure: { code, decline_code, message: expect.any(String) } });
    expect(await till.read(order.order_id)).toMatchObject({ status: 'pending' });
    await till.testPay(order);
    expect(await till.read(order.order_id)).toMatchObject({ status: 'placed' });
  });

  it('wait for the bank of whoever pays', async () => {
    const order = await till.orderByCard();
    await till.intent(order);
    const { body } = await till.testPay(order, 'pm_card_threeDSecureRequired');
    const { action_url: url, state } = body.data as { action_url: string; state: string };
    expect(state).toBe('action');
    await fetch(url);
    expect(await till.success(order)).toMatchObject({ status: 'placed' });
  });

  it('are over for whoever tries one card after the other', async () => {
    const order = await till.orderByCard();
    await till.intent(order);
    for (let tried = 0; tried < 8; tried += 1) await till.testPay(order, 'pm_card_visa_chargeDeclined');
    await till.report();
    expect(await till.read(order.order_id)).toMatchObject({ status: 'expired' });
    await till.work();
    const { status, body } = await till.testPay(order);
    expect([status, body.code]).toEqual([409, 'order.bad_state']);
    expect(await till.stock()).toEqual({ on_hand: 10, reserved: 0, sold: 0 });
  });

  it('pay an order that was to be paid at pick-up, and mark it where the money is none', async () => {
    const order = await till.place();
    expect(order).toMatchObject({ status: 'placed', payment_status: 'unpaid', is_test: false });
    await till.intent(order);
    await till.testPay(order);
    expect(await till.read(order.order_id)).toMatchObject({ payment_status: 'paid', is_test: true, number: 1 });
  });

  it('that come too late place the order if all of it is still there', async () => {
    const order = await till.orderByCard({ items: [{ variant_id: till.mug, quantity: 4 }] });
    const { paymentId } = await till.payThere(order);
    await expire();
    expect(await till.read(order.order_id)).toMatchObject({ status: 'expired' });
    await settle(test.services, till.orgId, paymentId);
    expect(await till.read(order.order_id)).toMatchObject({ status: 'placed', number: 1, payment_status: 'paid' });
    expect(await till.stock()).toEqual({ on_hand: 6, reserved: 0, sold: 4 });
  });

  it('that come too late go back if something is gone', async () => {
    const order = await till.orderByCard({ items: [{ variant_id: till.mug, quantity: 4 }] });
    const { paymentId } = await till.payThere(order);
    await expire();
    await till.call('stores.modifyInventory', {
      ...{ org_id: till.orgId, store_id: till.storeId, variant_id: till.mug, inventory_change: -7 },
    });
    await settle(test.services, till.orgId, paymentId);
    await till.work();
    expect(await till.read(order.order_id)).toMatchObject({ status: 'expired', payment_status: 'refunded' });
    expect((await till.payments(order.order_id)).refunds).toMatchObject([{ amount: 3600, reason: 'late' }]);
    expect(await till.stock()).toEqual({ on_hand: 3, reserved: 0, sold: 0 });
  });

  it('of an order that is called off end, or go back', async () => {
    const [open, paid] = [await till.orderByCard(), await till.orderByCard()];
    const { payment_id: paymentId } = await till.intent(open);
    await till.payThere(paid);
    await till.success(paid);
    for (const { order_id: id } of [open, paid]) await till.call('orders.cancel', { org_id: till.orgId, id });
    await till.work();
    expect((await till.payments(open.order_id)).payments).toMatchObject([{ payment_id: paymentId, state: 'canceled' }]);
    expect(await till.read(paid.order_id)).toMatchObject({ status: 'canceled', payment_status: 'refunded' });
    expect((await till.payments(paid.order_id)).refunds).toMatchObject([{ amount: 900, reason: 'canceled' }]);
    expect(await till.stock()).toEqual({ on_hand: 10, reserved: 0, sold: 0 });
  });

  it.each([
    ['stopped by the operator', 'update stores set suspended_at = now() where store_id = $1'],
    ['deleted', "update stores set status = 'deleted' where store_id = $1"],
  ])('are not begun in a store that is %s', async (_, stop) => {
    const order = await till.orderByCard();
    await till.intent(order);
    await db.system((tx) => tx.query(stop, [till.storeId]));
    const { tender: __, ...asked } = till.asked();
    const named = { store_id: till.storeId, link: order.link };
    for (const [id, input] of [
      ['payments.options', { store_id: till.storeId }],
      ['payments.paymentIntent', asked],
      ['payments.intent', named],
      ['payments.testPay', { ...named, card: 'pm_card_visa' }],
    ] as const) {
      const { status, body } = await test.as().send(id, input);
      expect([id, status, body.code]).toEqual([id, 404, expect.stringMatching(/^(store|order)\.not_found$/)]);
    }
    await db.system((tx) =>
      tx.query("update stores set status = 'open', suspended_at = null where store_id = $1", [till.storeId]),
    );
  });

  it('of another shop that name our order are none of ours', async () => {
    const order = await till.orderByCard();
    const { payment_id: paymentId } = await till.intent(order);
    const other = await openCardTill(test);
    const port = portOf(test);
    const metadata = { order_id: order.order_id, payment_id: paymentId, org_id: till.orgId };
    const asked = { account: other.account, amount: 900, currency: 'EUR', capture: 'automatic', metadata } as const;
    const { id } = await port.createIntent({ ...asked, key: `foreign-${paymentId}` });
    await port.confirmIntent({ account: other.account, id, card: 'pm_card_visa', key: `pay-${paymentId}` });
    await till.report();
    expect(await entries(order.order_id)).toEqual([]);
    expect(await till.read(order.order_id)).toMatchObject({ status: 'pending' });
  });

  it('of one cent to our own account that name our order do not pay it', async () => {
    const order = await till.orderByCard();
    const { payment_id } = await till.intent(order);
    const metadata = { order_id: order.order_id, payment_id, org_id: till.orgId };
    const asked = { account: till.account, amount: 50, currency: 'EUR', capture: 'automatic', metadata } as const;
    const port = portOf(test);
    const { id } = await port.createIntent({ ...asked, key: `cheap-${payment_id}` });
    await port.confirmIntent({ account: till.account, id, card: 'pm_card_visa', key: `pay-${payment_id}` });
    await till.report();
    expect(await entries(order.order_id)).toEqual([]);
    expect(await till.read(order.order_id)).toMatchObject({ status: 'pending' });
  });
});
