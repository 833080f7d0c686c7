import { findFaults } from '../../app/doctor/doctor.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openCardTill, portOf, type CardTill } from '../../testing/stores/card-till.js';

describeOnEngine('refunds', ({ db }) => {
  let test: TestApp;
  let till: CardTill;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    test.services.setNow(new Date());
    till = await openCardTill(test, 100);
  });
  afterEach(async () => {
    expect(await findFaults(test.services)).toEqual([]);
  });
  afterAll(() => test.close());

  const paid = async (quantity = 3) => {
    const order = await till.orderByCard({ items: [{ variant_id: till.mug, quantity }] });
    const there = await till.payThere(order);
    await till.success(order);
    return { ...order, ...there };
  };
  const mailsTo = (recipient: string, subject: string) =>
    db.system((tx) =>
      tx.query<{ body: string }>('select body from mails where recipient = $1 and subject like $2 order by mail_id', [
        recipient,
        subject,
      ]),
    );

  it('go back in three steps, to the cent, and tell the buyer [O.payments.refund]', async () => {
    const { order_id: id } = await paid();
    expect(await till.payments(id)).toMatchObject({ refundable: 2700 });
    for (const amount of [1, 899]) {
      till.later(1);
      const { status, body } = await till.refund(id, { amount, note: 'A chip in it' });
      expect([status, body.data]).toMatchObject([200, [{ amount, state: 'succeeded', reason: 'team' }]]);
      expect(await till.read(id)).toMatchObject({ payment_status: 'partially_refunded' });
    }
    till.later(1);
    expect((await till.refund(id)).body.data).toMatchObject([{ amount: 1800 }]);
    expect(await till.read(id)).toMatchObject({ payment_status: 'refunded', refunded: 2700, paid: 2700 });
    const { status, body } = await till.refund(id, { amount: 1 });
    expect([status, body.code]).toEqual([409, 'payment.too_much']);
    await till.work();
    expect((await mailsTo(till.buyer.email, 'Refund%')).at(-1)?.body).toContain('€27.00');
    await till.report();
    expect((await till.payments(id)).refunds.map(({ amount }) => amount)).toEqual([1800, 899, 1]);
  });

  it('of lines give each unit back once, with its discount and tax', async () => {
    const { order_id: id } = await paid();
    const one = { lines: [{ line_no: 1, quantity: 1 }] };
    expect((await till.refund(id, one)).body.data).toMatchObject([
      { amount: 900, lines: [{ line_no: 1, quantity: 1, amount: 900 }] },
    ]);
    expect((await till.payments(id)).refundable_lines).toEqual([{ line_no: 1, quantity: 2, amount: 1800 }]);
    for (const lines of [
      [{ line_no: 1, quantity: 3 }],
      [{ line_no: 2, quantity: 1 }],
      [
        { line_no: 1, quantity: 1 },
        { line_no: 1, quantity: 1 },
      ],
    ]) {
      const { status, body } = await till.refund(id, { lines });
      expect([status, body.errors]).toEqual([422, { lines: expect.any(String) }]);
    }
    const both = await till.refund(id, { ...one, amount: 5 });
    expect([both.status, both.body.errors]).toEqual([422, { amount: expect.any(String) }]);
  });

  it('put what came back on the shelf again, if that is asked', async () => {
    const { order_id: id } = await paid();
    await till.update(id, 'pick_up', { lines: [{ line_no: 1, quantity: 3 }] });
    const stock = await till.stock();
    await till.refund(id, { lines: [{ line_no: 1, quantity: 1 }] });
    expect(await till.stock()).toEqual(stock);
    await till.refund(id, { lines: [{ line_no: 1, quantity: 2 }], restock: true });
    expect(await till.stock()).toMatchObject({ on_hand: (stock?.on_hand ?? 0) + 2 });
    expect((await till.read(id)).lines).toMatchObject([{ returned: 2 }]);
  });

  it('never exceed what was paid, also of twenty at once', async () => {
    const { order_id: id } = await paid();
    const replies = await Promise.all(Array.from({ length: 20 }, () => till.refund(id, { amount: 500 })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(replies.flatMap(({ status, body }) => (status === 200 ? [] : [body.code])))).toEqual(
      new Set(['payment.too_much']),
    );
    expect(await till.read(id)).toMatchObject({ refunded: 2500 });
  });

  it('that the card service refuses say why, and leave room for another one [E.refund]', async () => {
    const { order_id: id, intentId } = await paid();
    // Somebody gave everything back there, and it was not reported yet.
    const there = { account: till.account, intentId, amount: 2700, currency: 'EUR', returnsFee: false, metadata: {} };
    await portOf(test).createRefund({ ...there, key: `there-${id}` });
    const { status, body } = await till.refund(id, { amount: 500 });
    expect([status, body.code, body.errors]).toEqual([402, 'payment.refused', { code: 'charge_already_refunded' }]);
    expect(body.detail).toContain('has already been refunded');
    expect(await till.payments(id)).toMatchObject({
      refundable: 2700,
      refunds: [{ state: 'failed', error: { code: 'charge_already_refunded' } }],
    });
    till.later(1);
    await till.report();
    expect(await till.payments(id)).toMatchObject({
      refundable: 0,
      refunds: [
        { state: 'succeeded', amount: 2700, reason: 'provider', by: null },
        { state: 'failed', amount: 500 },
      ],
    });
    expect(await till.read(id)).toMatchObject({ payment_status: 'refunded' });
  });

  it('of a lot of money are for owners alone, who all hear of it', async () => {
    const order = await till.orderByCard({ items: [{ variant_id: till.mug, quantity: 60 }] });
    await till.payThere(order);
    await till.success(order);
    const admin = await test.user();
    await test.member(till.orgId, admin, 'admin');
    const second = await test.user();
    await test.member(till.orgId, second, 'owner');
    const key = await test.apiKey(till.orgId, till.owner, 'owner');
    const asked = { org_id: till.orgId, id: order.order_id, amount: 50_001 };
    for (const caller of [admin, key]) {
      const { status, body } = await test.as(caller).send('payments.refund', asked);
      expect([status, body.code]).toEqual([403, 'payment.owner_only']);
    }
    const signedInAt = new Date(test.services.now().getTime() - 16 * 60_000);
    const stale = { ...second, claims: { ...second.claims, signedInAt } };
    expect((await test.as(stale).send('payments.refund', asked)).body.code).toBe('auth.not_fresh');
    // Nor in steps.
    expect((await test.as(admin).send('payments.refund', { ...asked, amount: 50_000 })).status).toBe(200);
    expect((await test.as(admin).send('payments.refund', { ...asked, amount: 1 })).status).toBe(403);
    expect((await till.refund(order.order_id, { amount: 4_000 })).status).toBe(200);
    for (const { email } of [till.owner, second]) {
      const [mail] = await mailsTo(email, 'A large refund%');
      expect(mail?.body).toContain('€40.00');
    }
    expect(await mailsTo(admin.email, 'A large refund%')).toEqual([]);
  });
});
