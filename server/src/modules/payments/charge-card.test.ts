import type { ShownOrder } from '@swapt/shared/contract';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openCardTill, portOf, type CardTill } from '../../testing/stores/card-till.js';
import { wrongMoney } from '../orders/orders.checks.js';
import { capturedNotCounted } from './payments.checks.js';
import { settleUnheard } from './payments.jobs.js';

const DAY_S = 86_400;

describeOnEngine('a card that is charged later', ({ db }) => {
  let test: TestApp;
  let till: CardTill;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    till = await openCardTill(test, 100);
    const { orgId: org_id, storeId: store_id } = till;
    const { data: store } = await till.call('stores.get', { org_id, store_id });
    await till.call('stores.update', {
      ...{ org_id, store_id, revision: store.revision },
      data: { card_charge: 'handover' },
    });
  });
  afterAll(() => test.close());

  /** An order for which a card keeps the money. */
  async function reserved(quantity = 2): Promise<ShownOrder & { intentId: string }> {
    const order = await till.orderByCard({ items: [{ variant_id: till.mug, quantity }] });
    const { intentId } = await till.payThere(order);
    await till.success(order);
    await till.work();
    return { ...order, intentId };
  }
  const handOver = async (id: string) => {
    const { revision } = await till.read(id);
    await till.call('orders.update', { org_id: till.orgId, id, revision, type: 'pick_up', update_fields: {} });
    await till.work();
  };
  const entries = async (id: string) => {
    const rows = await db.org(till.orgId, (tx) =>
      tx.query<{ kind: string; amount: number }>(
        'select kind, amount from payment_entries where org_id = $1 and order_id = $2 order by kind',
        [till.orgId, id],
      ),
    );
    return rows.map(({ kind, amount }) => [kind, Number(amount)]);
  };
  const doctorFinds = () =>
    db.system(async (tx) => [...(await tx.query(wrongMoney)), ...(await tx.query(capturedNotCounted))]);
  const mailsTo = (address: string) =>
    db.system((tx) =>
      tx.query<{ body: string; attachments: unknown }>('select body, attachments from mails where recipient = $1', [
        address,
      ]),
    );
  const charge = (id: string) => till.send('payments.capture', { org_id: till.orgId, id });

  it('keeps the money when something is ordered, and is charged when all of it is handed over', async () => {
    const order = await reserved();
    const [id, total] = [order.order_id, order.total.amount];
    expect(await till.success(order)).toMatchObject({ status: 'placed', payment_status: 'authorized', due: null });
    expect(await entries(id)).toEqual([['authorized', total]]);
    const [mail] = await mailsTo(order.email);
    expect(mail?.body).toContain('€18.00 are reserved on your card and charged once you get your order.');
    expect(mail?.attachments).toBeNull();
    expect(await till.payments(id)).toMatchObject({ chargeable: total, refundable: 0 });
    await handOver(id);
    expect(await till.read(id)).toMatchObject({ status: 'completed', payment_status: 'paid', paid: total });
    const charged = (await mailsTo(order.email)).filter(({ body }) => body.includes('has charged your card'));
    expect(charged).toMatchObject([{ attachments: [{ type: 'application/pdf' }] }]);
    expect(await entries(id)).toEqual([
      ['authorized', total],
      ['captured', total],
      ['voided', total],
    ]);
    expect(await doctorFinds()).toEqual([]);
  });

  it('is not charged for what came off the order, and the money that was taken can be refunded', async () => {
    const order = await reserved(3);
    const id = order.order_id;
    const { revision, lines } = await till.read(id);
    const [line] = lines;
    await till.call('orders.editLines', {
      ...{ org_id: till.orgId, id, revision },
      take_off: [{ line_no: line?.line_no ?? 1, quantity: 2 }],
    });
    await till.work();
    const { total } = await till.read(id);
    expect(total).toBeLessThan(order.total.amount);
    await handOver(id);
    expect(await till.read(id)).toMatchObject({ payment_status: 'paid', paid: total });
    expect(await till.payments(id)).toMatchObject({
      payments: [{ amount: total, state: 'captured' }],
      refundable: total,
    });
    // Reported again, it counts once.
    await till.report();
    const open = await db.system((tx) =>
      tx.query("select 1 from vendor_events where state not in ('done', 'ignored')"),
    );
    expect(open).toEqual([]);
    expect((await till.refund(id)).status).toBe(200);
    expect(await till.read(id)).toMatchObject({ payment_status: 'refunded' });
    expect(await doctorFinds()).toEqual([]);
  });

  it('is let go when the order is called off', async () => {
    const order = await reserved();
    const { revision } = await till.read(order.order_id);
    await till.call('orders.cancel', { org_id: till.orgId, id: order.order_id, revision });
    await till.work();
    expect(await till.read(order.order_id)).toMatchObject({ status: 'canceled', payment_status: 'unpaid', paid: 0 });
    const intent = await portOf(test).readIntent({ account: till.account, id: order.intentId });
    expect([intent.state, intent.received]).toEqual(['canceled', 0]);
    expect(await till.payments(order.order_id)).toMatchObject({ refunds: [], chargeable: 0 });
    expect(await doctorFinds()).toEqual([]);
  });

  it('is charged by the team at any time, once, however many ask at once [O.payments.capture]', async () => {
    const order = await reserved();
    const id = order.order_id;
    const viewer = await test.user();
    await test.member(till.orgId, viewer, 'viewer');
    expect((await test.as(viewer).send('payments.capture', { org_id: till.orgId, id })).status).toBe(403);
    const stranger = await test.organization();
    const foreign = await test.as(stranger.owner).send('payments.capture', { org_id: stranger.orgId, id });
    expect(foreign.status).toBe(404);
    const asked = await Promise.all(Array.from({ length: 5 }, () => charge(id)));
    expect(asked.some(({ status }) => status === 200)).toBe(true);
    for (const { status } of asked) expect([200, 409, 422]).toContain(status);
    expect((await entries(id)).filter(([kind]) => kind === 'captured')).toEqual([['captured', order.total.amount]]);
    const again = await charge(id);
    expect([again.status, again.body.code]).toEqual([409, 'order.bad_state']);
    expect(await doctorFinds()).toEqual([]);
  });

  it('is charged before the bank gives the money up', async () => {
    const order = await reserved();
    till.later(5 * DAY_S);
    await settleUnheard(test.services);
    expect(await till.read(order.order_id)).toMatchObject({ payment_status: 'authorized' });
    till.later(DAY_S);
    await settleUnheard(test.services);
    expect(await till.read(order.order_id)).toMatchObject({ status: 'placed', payment_status: 'paid' });
  });

  it('stays as it was begun, whatever the store says since', async () => {
    const order = await till.orderByCard();
    await till.intent(order);
    const { orgId: org_id, storeId: store_id } = till;
    const { data: store } = await till.call('stores.get', { org_id, store_id });
    const change = { org_id, store_id, revision: store.revision, data: { card_charge: 'order' as const } };
    await till.call('stores.update', change);
    await till.payThere(order);
    expect(await till.success(order)).toMatchObject({ payment_status: 'authorized' });
    const [waiting] = await db.org(org_id, (tx) =>
      tx.query("select 1 from jobs where org_id = $1 and kind = 'payments.settle'", [org_id]),
    );
    expect(waiting).toBeUndefined();
  });

  it('that gives the money up all the same is said to every owner, and the order can be paid again', async () => {
    const order = await reserved();
    await portOf(test).cancelIntent({ account: till.account, id: order.intentId, key: order.order_id });
    await till.report();
    expect(await till.read(order.order_id)).toMatchObject({ status: 'placed', payment_status: 'unpaid' });
    const mails = await db.system((tx) =>
      tx.query<{ subject: string }>("select subject from mails where recipient = $1 and subject like '%was not paid'", [
        till.owner.email,
      ]),
    );
    expect(mails).toHaveLength(1);
    expect(await till.success(order)).toMatchObject({ due: { amount: order.total.amount } });
    till.later(1);
    await till.payThere(order);
    await till.success(order);
    expect(await till.read(order.order_id)).toMatchObject({ payment_status: 'paid', paid: order.total.amount });
  });

  it('keeps what came on to the order out of it: that is paid apart', async () => {
    const order = await reserved(1);
    const id = order.order_id;
    const { revision } = await till.read(id);
    await till.call('orders.editLines', {
      ...{ org_id: till.orgId, id, revision },
      add: [{ variant_id: till.mug, quantity: 2 }],
    });
    await till.work();
    expect(await till.read(id)).toMatchObject({ payment_status: 'partially_paid', paid: order.total.amount });
    const { due } = await till.success(order);
    till.later(1);
    await till.payThere(order);
    await till.success(order);
    const read = await till.read(id);
    expect([read.payment_status, read.paid]).toEqual(['paid', order.total.amount + (due?.amount ?? 0)]);
    expect(await doctorFinds()).toEqual([]);
  });
});
