import { findFaults } from '../../../app/doctor/doctor.js';
import { signatureOf } from '../../../platform/vendors/square/square-event.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { describeOnEngine } from '../../../testing/harness.js';
import { reportAddress } from '../../../testing/stores/report-address.js';
import { openSquareTill, squarePort, type SquareTill } from '../../../testing/stores/square-till.js';
import { atTerminal } from '../../../testing/stores/terminal-payments.js';
import { settlePendingRefunds, settleUnheard } from '../payments.jobs.js';

interface Report {
  event_id: string;
  type: string;
  merchant_id: string;
  data: { id: string };
}

// Square’s library takes a while to load.
jest.setTimeout(120_000);

describeOnEngine('what Square reports and gives back', ({ db }) => {
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

  const tokens = async () => {
    const rows = await db.system((tx) =>
      tx.query<{ id: string }>(
        "select id from standin_objects where vendor = 'square' and kind = 'access' and body ->> 'merchant_id' = $1",
        [till.merchantId],
      ),
    );
    return rows.map(({ id }) => id);
  };

  it('count once when they are reported twice, at once and late, and not at all when nobody signed it', async () => {
    const orderId = await desk.order();
    const { paymentId } = await desk.start(orderId);
    const { checkout } = await desk.thereOf(paymentId);
    await till.shopper(checkout, 'paid');
    const body = JSON.stringify((await reports()).find(({ type }) => type === 'terminal.checkout.updated'));
    const signature = await sign(body);
    expect(await post(body, await sign(`${body} `))).toBe(400);
    expect(await post(body.replace('COMPLETED', 'CANCELED'), signature)).toBe(400);
    expect(await post(body, '')).toBe(400);
    await till.work();
    expect(await desk.entries(orderId)).toEqual([]);
    expect(await Promise.all([post(body, signature), post(body, signature), post(body, signature)])).toEqual([
      200, 200, 200,
    ]);
    await till.work();
    expect(await desk.entries(orderId)).toHaveLength(1);
    expect(await post(body, signature)).toBe(200);
    await till.report();
    expect(await desk.entries(orderId)).toHaveLength(1);
  });

  it('believe no report: another business, an unknown one and a made-up end change nothing', async () => {
    const orderId = await desk.order();
    const { paymentId } = await desk.start(orderId);
    const { checkout } = await desk.thereOf(paymentId);
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
    expect(await desk.read(paymentId)).toMatchObject({ state: 'created' });
    expect(await desk.entries(orderId)).toEqual([]);
  });

  it('are found when nobody reports them, and when the answer to their call was lost', async () => {
    const orderId = await desk.order();
    const { paymentId } = await desk.start(orderId);
    const { checkout } = await desk.thereOf(paymentId);
    await till.shopper(checkout, 'paid');
    till.later(121);
    await settleUnheard(test.services);
    expect(await desk.entries(orderId)).toHaveLength(1);
    const second = await desk.order(1);
    const lost = await desk.start(second);
    const there = await desk.thereOf(lost.paymentId);
    await db.org(till.orgId, (tx) =>
      tx.query('update payments set intent_id = null where org_id = $1 and payment_id = $2', [
        till.orgId,
        lost.paymentId,
      ]),
    );
    await till.shopper(there.checkout, 'paid');
    await till.report();
    expect(await desk.entries(second)).toHaveLength(1);
    const since = new Date(test.services.now().getTime() - 1000);
    const [token] = await tokens();
    const asked = { token: token ?? '', deviceId: till.deviceId, since };
    expect(await squarePort(test).findCheckout({ ...asked, reference: lost.paymentId })).toMatchObject({
      id: there.checkout,
    });
    expect(await squarePort(test).findCheckout({ ...asked, reference: second })).toBeUndefined();
  });

  it('go back in parts and as a whole at Square, to the cent [O.payments.refund]', async () => {
    const { orderId } = await desk.paid();
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
    expect(await desk.entries(orderId)).toEqual([
      { kind: 'captured', tender: 'square', amount: 2700 },
      { kind: 'refunded', tender: 'square', amount: 899 },
      { kind: 'refunded', tender: 'square', amount: 1801 },
    ]);
  });

  it('that somebody gives back at Square itself are given back here', async () => {
    const { orderId, paymentId } = await desk.paid();
    const { charge } = await desk.thereOf(paymentId);
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
    const { orderId } = await desk.paid();
    const cancel = (id: string) => till.send('orders.cancel', { org_id: till.orgId, id });
    expect((await cancel(orderId)).status).toBe(200);
    await till.work();
    await till.report();
    expect(await till.read(orderId)).toMatchObject({ status: 'canceled', refunded: 2700 });
    const waiting = await desk.order();
    const { paymentId } = await desk.start(waiting);
    await cancel(waiting);
    await till.work();
    expect(await desk.read(paymentId)).toMatchObject({ state: 'canceled' });
  });

  it('whose money Square does not give back say why, and can be given back once it does', async () => {
    const { orderId } = await desk.paid();
    await till.auth('revoke');
    const refused = await till.refund(orderId);
    expect([refused.status, refused.body.detail]).toEqual([402, 'Square is not connected.']);
    expect(await till.payments(orderId)).toMatchObject({ refundable: 2700, refunds: [{ state: 'failed' }] });
  });
});
