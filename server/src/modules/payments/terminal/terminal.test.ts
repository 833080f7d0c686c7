import { findFaults } from '../../../app/doctor/doctor.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { describeOnEngine } from '../../../testing/harness.js';
import { openSquareTill, type SquareTill } from '../../../testing/stores/square-till.js';
import { atTerminal } from '../../../testing/stores/terminal-payments.js';
import { settle } from '../settle.js';
import { cancelCheckout } from './cancel-checkout.js';
import { readCheckout } from './read-checkout.js';
import { startCheckout } from './start-checkout.js';

// Square’s library takes a while to load.
jest.setTimeout(120_000);

describeOnEngine('payments at a terminal of Square', ({ db }) => {
  let test: TestApp;
  let till: SquareTill;
  let desk: ReturnType<typeof atTerminal>;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    test.services.setNow(new Date());
    till = await openSquareTill(test, 100);
    desk = atTerminal(test, till);
  });
  afterEach(async () => {
    till.later(2 * 3600);
    await till.work();
    expect(await findFaults(test.services)).toEqual([]);
  });
  afterAll(() => test.close());

  it('take exactly what an order costs, once, and pay it', async () => {
    const orderId = await desk.order();
    const checkout = await desk.start(orderId);
    expect(checkout).toMatchObject({ state: 'created', amount: 2700, currency: 'EUR', deviceId: till.deviceId });
    expect((await desk.start(orderId)).paymentId).toBe(checkout.paymentId);
    const { checkout: id } = await desk.thereOf(checkout.paymentId);
    await till.shopper(id, 'paid');
    const all = await Promise.all(Array.from({ length: 6 }, () => desk.read(checkout.paymentId)));
    expect(all.map(({ state }) => state)).toEqual(Array(6).fill('captured'));
    await till.report();
    expect(await desk.entries(orderId)).toEqual([{ kind: 'captured', tender: 'square', amount: 2700 }]);
    expect(await till.read(orderId)).toMatchObject({ payment_status: 'paid', is_test: true });
    const { payments } = await till.payments(orderId);
    expect(payments).toMatchObject([{ vendor: 'square', state: 'captured', amount: 2700, device_id: till.deviceId }]);
    await expect(desk.start(orderId)).rejects.toMatchObject({ code: 'order.bad_state' });
  });

  it('wait for another card after one was declined, and count only what came', async () => {
    const orderId = await desk.order();
    const { paymentId } = await desk.start(orderId);
    const { checkout } = await desk.thereOf(paymentId);
    await till.shopper(checkout, 'declined');
    expect(await desk.read(paymentId)).toMatchObject({ state: 'processing' });
    expect(await desk.entries(orderId)).toEqual([]);
    await till.shopper(checkout, 'paid');
    await till.report();
    expect(await desk.read(paymentId)).toMatchObject({ state: 'captured' });
    expect(await desk.entries(orderId)).toHaveLength(1);
  });

  it('end without money when the shopper or the team cancels, or nobody pays, and can be begun again', async () => {
    const orderId = await desk.order();
    const ends: [string, (id: string, paymentId: string) => Promise<unknown>][] = [
      ['BUYER_CANCELED', (id) => till.shopper(id, 'canceled')],
      ['SELLER_CANCELED', (_, paymentId) => cancelCheckout(test.services, till.orgId, paymentId)],
      ['TIMED_OUT', async () => till.later(301)],
    ];
    const ids = new Set<string>();
    for (const [code, end] of ends) {
      const { paymentId } = await desk.start(orderId);
      ids.add(paymentId);
      await end((await desk.thereOf(paymentId)).checkout, paymentId);
      expect(await desk.read(paymentId)).toMatchObject({
        state: 'canceled',
        failure: { code, message: expect.stringMatching(/\w/) },
      });
    }
    expect(ids.size).toBe(3);
    expect(await desk.entries(orderId)).toEqual([]);
  });

  it('that are called off in the moment of paying are paid', async () => {
    const orderId = await desk.order();
    const { paymentId } = await desk.start(orderId);
    await till.shopper((await desk.thereOf(paymentId)).checkout, 'paid');
    expect(await cancelCheckout(test.services, till.orgId, paymentId)).toMatchObject({ state: 'captured' });
    expect(await desk.entries(orderId)).toHaveLength(1);
  });

  it('are one at a time of an order, however many desks begin one', async () => {
    const orderId = await desk.order();
    const { data: code } = await till.call('square.pair', {
      org_id: till.orgId,
      store_id: till.storeId,
      name: 'Second',
    });
    await fetch(till.desk, { method: 'POST', body: new URLSearchParams({ code: code.code }), redirect: 'manual' });
    const { data: devices } = await till.call('square.devices', { org_id: till.orgId, store_id: till.storeId });
    const ids = devices.map(({ device_id: id }) => id ?? '');
    const outcomes = await Promise.allSettled([...ids, ...ids].map((id) => desk.start(orderId, id)));
    const begun = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.paymentId] : []));
    expect([new Set(begun).size, begun.length]).toEqual([1, 2]);
    for (const one of outcomes)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'payment.open' });
  });

  it('of an unknown terminal fail in Square’s words, and leave the order to be paid otherwise', async () => {
    const orderId = await desk.order();
    expect(await desk.start(orderId, 'NOSUCHDEVICE')).toMatchObject({
      state: 'failed',
      failure: { code: 'NOT_FOUND', message: 'Device NOSUCHDEVICE was not found.' },
    });
    expect(await desk.start(orderId)).toMatchObject({ state: 'created' });
  });

  it('are refused where the store has no place at Square, or another organization names the order', async () => {
    const orderId = await desk.order();
    const other = await openSquareTill(test);
    const foreign = startCheckout(test.services, other.orgId, { orderId, deviceId: other.deviceId });
    await expect(foreign).rejects.toMatchObject({ code: 'order.not_found' });
    const { paymentId } = await desk.start(orderId);
    await expect(readCheckout(test.services, other.orgId, paymentId)).rejects.toMatchObject({
      code: 'order.not_found',
    });
    await cancelCheckout(test.services, till.orgId, paymentId);
    await till.call('square.choosePlace', { org_id: till.orgId, store_id: till.storeId, location_id: null });
    await expect(desk.start(orderId)).rejects.toMatchObject({ code: 'square.no_location' });
  });

  it('keep Square connected while one is under way', async () => {
    const orderId = await desk.order();
    const { paymentId } = await desk.start(orderId);
    const ask = () => till.send('square.auth', { org_id: till.orgId, operation: 'revoke' });
    const { status, body } = await ask();
    expect([status, body.code]).toEqual([409, 'payment.open']);
    await cancelCheckout(test.services, till.orgId, paymentId);
    expect((await ask()).status).toBe(200);
  });

  it('of another amount than Square says are nobody’s', async () => {
    const orderId = await desk.order();
    const { paymentId } = await desk.start(orderId);
    const { checkout } = await desk.thereOf(paymentId);
    await till.shopper(checkout, 'paid');
    const set = (amount: number) =>
      db.system((tx) =>
        tx.query(
          "update standin_objects set body = jsonb_set(body, '{amount_money,amount}', $2::jsonb) where kind = 'payment' and body ->> 'terminal_checkout_id' = $1",
          [checkout, JSON.stringify(amount)],
        ),
      );
    await set(1);
    await expect(settle(test.services, till.orgId, paymentId)).rejects.toThrow('is not what Square says');
    expect(await desk.entries(orderId)).toEqual([]);
    await set(2700);
    await settle(test.services, till.orgId, paymentId);
  });
});
