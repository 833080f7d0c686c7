import { findFaults } from '../../../app/doctor/doctor.js';
import { signatureOf } from '../../../platform/vendors/square/square-event.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { describeOnEngine } from '../../../testing/harness.js';
import { reportAddress } from '../../../testing/stores/report-address.js';
import { openSquareTill, squarePort, type SquareTill } from '../../../testing/stores/square-till.js';
import { settlePendingRefunds, settleUnheard } from '../payments.jobs.js';
import { settle } from '../settle.js';
import { cancelCheckout } from './cancel-checkout.js';
import { readCheckout } from './read-checkout.js';
import { startCheckout } from './start-checkout.js';

// Square’s library takes a while to load.
jest.setTimeout(120_000);

interface Report {
  event_id: string;
  type: string;
  merchant_id: string;
  data: { id: string };
}

describeOnEngine('payments at a terminal of Square', ({ db }) => {
  let test: TestApp;
  let till: SquareTill;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    test.services.setNow(new Date());
    till = await openSquareTill(test, 100);
  });
  afterEach(async () => {
    till.later(2 * 3600);
    await till.work();
    expect(await findFaults(test.services)).toEqual([]);
  });
  afterAll(() => test.close());

  const start = (orderId: string, deviceId = till.deviceId) =>
    startCheckout(test.services, till.orgId, { orderId, deviceId });
  const read = (paymentId: string) => readCheckout(test.services, till.orgId, paymentId);
  const order = async (quantity = 3) => (await till.place({ items: [{ variant_id: till.mug, quantity }] })).order_id;
  const thereOf = async (paymentId: string) => {
    const [row] = await db.org(till.orgId, (tx) =>
      tx.query<{ intent_id: string | null; charge_id: string | null }>(
        'select intent_id, charge_id from payments where org_id = $1 and payment_id = $2',
        [till.orgId, paymentId],
      ),
    );
    return { checkout: row?.intent_id ?? '', charge: row?.charge_id ?? '' };
  };
  const entries = (orderId: string) =>
    db.org(till.orgId, (tx) =>
      tx.query(
        'select kind, tender, amount from payment_entries where org_id = $1 and order_id = $2 order by at, kind',
        [till.orgId, orderId],
      ),
    );
  /** An order that was paid at the terminal, as the desk sees it. */
  const paid = async (quantity = 3) => {
    const orderId = await order(quantity);
    const { paymentId } = await start(orderId);
    const { checkout } = await thereOf(paymentId);
    await till.shopper(checkout, 'paid');
    expect(await read(paymentId)).toMatchObject({ state: 'captured' });
    return { orderId, paymentId, checkout };
  };
  const reports = async () => {
    const rows = await db.system((tx) =>
      tx.query<{ event: Report }>(
        "select body -> 'event' as event from standin_objects where vendor = 'square' and kind = 'report' and account = $1 order by created_at, id",
        [till.merchantId],
      ),
    );
    return rows.map(({ event }) => event);
  };
  const post = async (body: string, signature: string) =>
    (
      await fetch(await reportAddress(test.services, 'square'), {
        ...{ method: 'POST', body },
        headers: { 'content-type': 'application/json', 'x-square-hmacsha256-signature': signature },
      })
    ).status;
  const sign = async (body: string) => {
    const [key = ''] = (await test.services.vendors.standIns.square?.webhookKeys()) ?? [];
    return signatureOf(key, `${test.services.config.publicUrl}/v1/integrations/square/webhook`, body);
  };

  it('take exactly what an order costs, once, and pay it', async () => {
    const orderId = await order();
    const checkout = await start(orderId);
    expect(checkout).toMatchObject({ state: 'created', amount: 2700, currency: 'EUR', deviceId: till.deviceId });
    expect((await start(orderId)).paymentId).toBe(checkout.paymentId);
    const { checkout: id } = await thereOf(checkout.paymentId);
    await till.shopper(id, 'paid');
    const all = await Promise.all(Array.from({ length: 6 }, () => read(checkout.paymentId)));
    expect(all.map(({ state }) => state)).toEqual(Array(6).fill('captured'));
    await till.report();
    expect(await entries(orderId)).toEqual([{ kind: 'captured', tender: 'square', amount: 2700 }]);
    expect(await till.read(orderId)).toMatchObject({ payment_status: 'paid', is_test: true });
    const { payments } = await till.payments(orderId);
    expect(payments).toMatchObject([{ vendor: 'square', state: 'captured', amount: 2700, device_id: till.deviceId }]);
    await expect(start(orderId)).rejects.toMatchObject({ code: 'order.bad_state' });
  });

  it('wait for another card after one was declined, and count only what came', async () => {
    const orderId = await order();
    const { paymentId } = await start(orderId);
    const { checkout } = await thereOf(paymentId);
    await till.shopper(checkout, 'declined');
    expect(await read(paymentId)).toMatchObject({ state: 'processing' });
    expect(await entries(orderId)).toEqual([]);
    await till.shopper(checkout, 'paid');
    await till.report();
    expect(await read(paymentId)).toMatchObject({ state: 'captured' });
    expect(await entries(orderId)).toHaveLength(1);
  });

  it('end without money when the shopper or the team cancels, or nobody pays, and can be begun again', async () => {
    const orderId = await order();
    const ends: [string, (id: string, paymentId: string) => Promise<unknown>][] = [
      ['BUYER_CANCELED', (id) => till.shopper(id, 'canceled')],
      ['SELLER_CANCELED', (_, paymentId) => cancelCheckout(test.services, till.orgId, paymentId)],
      ['TIMED_OUT', async () => till.later(301)],
    ];
    const ids = new Set<string>();
    for (const [code, end] of ends) {
      const { paymentId } = await start(orderId);
      ids.add(paymentId);
      await end((await thereOf(paymentId)).checkout, paymentId);
      expect(await read(paymentId)).toMatchObject({
        state: 'canceled',
        failure: { code, message: expect.stringMatching(/\w/) },
      });
    }
    expect(ids.size).toBe(3);
    expect(await entries(orderId)).toEqual([]);
  });

  it('that are called off in the moment of paying are paid', async () => {
    const orderId = await order();
    const { paymentId } = await start(orderId);
    await till.shopper((await thereOf(paymentId)).checkout, 'paid');
    expect(await cancelCheckout(test.services, till.orgId, paymentId)).toMatchObject({ state: 'captured' });
    expect(await entries(orderId)).toHaveLength(1);
  });

  it('are one at a time of an order, however many desks begin one', async () => {
    const orderId = await order();
    const { data: code } = await till.call('square.pair', {
      org_id: till.orgId,
      store_id: till.storeId,
      name: 'Second',
    });
    await fetch(till.desk, { method: 'POST', body: new URLSearchParams({ code: code.code }), redirect: 'manual' });
    const { data: devices } = await till.call('square.devices', { org_id: till.orgId, store_id: till.storeId });
    const ids = devices.map(({ device_id: id }) => id ?? '');
    const outcomes = await Promise.allSettled([...ids, ...ids].map((id) => start(orderId, id)));
    const begun = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.paymentId] : []));
    expect([new Set(begun).size, begun.length]).toEqual([1, 2]);
    for (const one of outcomes)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'payment.open' });
  });

  it('of an unknown terminal fail in Square’s words, and leave the order to be paid otherwise', async () => {
    const orderId = await order();
    expect(await start(orderId, 'NOSUCHDEVICE')).toMatchObject({
      state: 'failed',
      failure: { code: 'NOT_FOUND', message: 'Device NOSUCHDEVICE was not found.' },
    });
    expect(await start(orderId)).toMatchObject({ state: 'created' });
  });

  it('are refused where the store has no place at Square, or another organization names the order', async () => {
    const orderId = await order();
    const other = await openSquareTill(test);
    const foreign = startCheckout(test.services, other.orgId, { orderId, deviceId: other.deviceId });
    await expect(foreign).rejects.toMatchObject({ code: 'order.not_found' });
    const { paymentId } = await start(orderId);
    await expect(readCheckout(test.services, other.orgId, paymentId)).rejects.toMatchObject({
      code: 'order.not_found',
    });
    await cancelCheckout(test.services, till.orgId, paymentId);
    await till.call('square.choosePlace', { org_id: till.orgId, store_id: till.storeId, location_id: null });
    await expect(start(orderId)).rejects.toMatchObject({ code: 'square.no_location' });
  });

  it('count once when they are reported twice, at once and late, and not at all when nobody signed it', async () => {
    const orderId = await order();
    const { paymentId } = await start(orderId);
    const { checkout } = await thereOf(paymentId);
    await till.shopper(checkout, 'paid');
    const body = JSON.stringify((await reports()).find(({ type }) => type === 'terminal.checkout.updated'));
    const signature = await sign(body);
    expect(await post(body, await sign(`${body} `))).toBe(400);
    expect(await post(body.replace('COMPLETED', 'CANCELED'), signature)).toBe(400);
    expect(await post(body, '')).toBe(400);
    await till.work();
    expect(await entries(orderId)).toEqual([]);
    expect(await Promise.all([post(body, signature), post(body, signature), post(body, signature)])).toEqual([
      200, 200, 200,
    ]);
    await till.work();
    expect(await entries(orderId)).toHaveLength(1);
    expect(await post(body, signature)).toBe(200);
    await till.report();
    expect(await entries(orderId)).toHaveLength(1);
  });

  it('believe no report: another business, an unknown one and a made-up end change nothing', async () => {
    const orderId = await order();
    const { paymentId } = await start(orderId);
    const { checkout } = await thereOf(paymentId);
    const other = await openSquareTill(test);
    const said = (merchant_id: string, event_id: string) =>
      JSON.stringify({
        ...{ merchant_id, event_id, type: 'terminal.checkout.updated', created_at: '2026-11-20T10:00:00Z' },
        data: { type: 'checkout.event', id: checkout, object: { checkout: { id: checkout, status: 'COMPLETED' } } },
      });
    for (const [at, merchant] of [till.merchantId, other.merchantId, 'MLNOBODY'].entries()) {
      const body = said(merchant, `${orderId}-${at}`);
      expect(await post(body, await sign(body))).toBe(200);
    }
    await till.work();
    // The other business knows of no such checkout: that report is tried again, and given up.
    await db.system((tx) => tx.query("delete from jobs where kind = 'vendors.event' and state <> 'done'"));
    await db.system((tx) => tx.query("update vendor_events set state = 'ignored' where state <> 'done'"));
    expect(await read(paymentId)).toMatchObject({ state: 'created' });
    expect(await entries(orderId)).toEqual([]);
  });

  it('are found when nobody reports them, and when the answer to their call was lost', async () => {
    const orderId = await order();
    const { paymentId } = await start(orderId);
    const { checkout } = await thereOf(paymentId);
    await till.shopper(checkout, 'paid');
    till.later(121);
    await settleUnheard(test.services);
    expect(await entries(orderId)).toHaveLength(1);
    const second = await order(1);
    const lost = await start(second);
    const there = await thereOf(lost.paymentId);
    await db.org(till.orgId, (tx) =>
      tx.query('update payments set intent_id = null where org_id = $1 and payment_id = $2', [
        till.orgId,
        lost.paymentId,
      ]),
    );
    await till.shopper(there.checkout, 'paid');
    await till.report();
    expect(await entries(second)).toHaveLength(1);
    const since = new Date(test.services.now().getTime() - 1000);
    const [token] = await tokens();
    const asked = { token: token ?? '', deviceId: till.deviceId, since };
    expect(await squarePort(test).findCheckout({ ...asked, reference: lost.paymentId })).toMatchObject({
      id: there.checkout,
    });
    expect(await squarePort(test).findCheckout({ ...asked, reference: second })).toBeUndefined();
  });

  const tokens = async () => {
    const rows = await db.system((tx) =>
      tx.query<{ id: string }>(
        "select id from standin_objects where vendor = 'square' and kind = 'access' and body ->> 'merchant_id' = $1",
        [till.merchantId],
      ),
    );
    return rows.map(({ id }) => id);
  };

  it('go back in parts and as a whole at Square, to the cent [O.payments.refund]', async () => {
    const { orderId } = await paid();
    const part = await till.refund(orderId, { amount: 899, note: 'A chip in it' });
    expect([part.status, part.body.data]).toMatchObject([200, [{ amount: 899, state: 'pending' }]]);
    await till.report();
    expect(await till.read(orderId)).toMatchObject({ payment_status: 'partially_refunded', refunded: 899 });
    till.later(1);
    await till.refund(orderId);
    till.later(601);
    // Nobody reports it.
    await settlePendingRefunds(test.services);
    expect(await till.read(orderId)).toMatchObject({ payment_status: 'refunded', refunded: 2700, paid: 2700 });
    await till.report();
    const over = await till.refund(orderId, { amount: 1 });
    expect([over.status, over.body.code]).toEqual([409, 'payment.too_much']);
    expect(await entries(orderId)).toEqual([
      { kind: 'captured', tender: 'square', amount: 2700 },
      { kind: 'refunded', tender: 'square', amount: 899 },
      { kind: 'refunded', tender: 'square', amount: 1801 },
    ]);
  });

  it('that somebody gives back at Square itself are given back here', async () => {
    const { orderId, paymentId } = await paid();
    const { charge } = await thereOf(paymentId);
    const [token = ''] = await tokens();
    const asked = { token, key: 'by hand', paymentId: charge, amount: 700, currency: 'EUR', reason: 'By hand' };
    await squarePort(test).createRefund(asked);
    await till.report();
    expect(await till.payments(orderId)).toMatchObject({
      refunds: [{ amount: 700, reason: 'provider', state: 'succeeded' }],
    });
    expect(await till.read(orderId)).toMatchObject({ refunded: 700 });
  });

  it('go back by themselves when their order is called off, and end when it is before anybody paid', async () => {
    const { orderId } = await paid();
    const cancel = (id: string) => till.send('orders.cancel', { org_id: till.orgId, id });
    expect((await cancel(orderId)).status).toBe(200);
    await till.work();
    await till.report();
    expect(await till.read(orderId)).toMatchObject({ status: 'canceled', refunded: 2700 });
    const waiting = await order();
    const { paymentId } = await start(waiting);
    await cancel(waiting);
    await till.work();
    expect(await read(paymentId)).toMatchObject({ state: 'canceled' });
  });

  it('keep Square connected while one is under way', async () => {
    const orderId = await order();
    const { paymentId } = await start(orderId);
    const ask = () => till.send('square.auth', { org_id: till.orgId, operation: 'revoke' });
    const { status, body } = await ask();
    expect([status, body.code]).toEqual([409, 'payment.open']);
    await cancelCheckout(test.services, till.orgId, paymentId);
    expect((await ask()).status).toBe(200);
  });

  it('whose money Square does not give back say why, and can be given back once it does', async () => {
    const { orderId } = await paid();
    await till.auth('revoke');
    const refused = await till.refund(orderId);
    expect([refused.status, refused.body.detail]).toEqual([402, 'Square is not connected.']);
    expect(await till.payments(orderId)).toMatchObject({ refundable: 2700, refunds: [{ state: 'failed' }] });
  });

  it('of another amount than Square says are nobody’s', async () => {
    const orderId = await order();
    const { paymentId } = await start(orderId);
    const { checkout } = await thereOf(paymentId);
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
    expect(await entries(orderId)).toEqual([]);
    await set(2700);
    await settle(test.services, till.orgId, paymentId);
  });
});
