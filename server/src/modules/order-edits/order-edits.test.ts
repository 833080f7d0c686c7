import type { Api } from '@swapt/shared/contract';
import { findFaults } from '../../app/doctor/doctor.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openCardTill } from '../../testing/stores/card-till.js';

type Edit = Omit<Api['orders.editLines']['in'], 'org_id' | 'id'>;

describeOnEngine('lines of an order that is placed', ({ db }) => {
  let test: TestApp;
  let till: Awaited<ReturnType<typeof openCardTill>>;
  beforeAll(async () => {
    test = await testApp(db);
    test.services.setNow(new Date());
    till = await openCardTill(test, 30);
  });
  afterAll(() => test.close());

  const edit = (id: string, change: Edit, as = till.owner) =>
    test.as(as).send('orders.editLines', { org_id: till.orgId, id, ...change });
  /** Two mugs, by the nth buyer. */
  const placed = (changes: Partial<Api['orders.create']['in']> = {}, n = 0) =>
    till.place({
      items: [{ variant_id: till.mug, quantity: 2 }],
      contact: { ...till.buyer, email: `${n}.${till.buyer.email}` },
      ...changes,
    });

  it('come off and on, with stock, sums and history; whoever ordered hears of it [O.orders.editLines]', async () => {
    const before = await till.stock();
    const order = await placed({}, 1);
    const { status, body } = await edit(order.order_id, {
      take_off: [{ line_no: 1, quantity: 1 }],
      add: [{ variant_id: till.hat, quantity: 1 }],
    });
    expect([status, body]).toEqual([200, expect.anything()]);
    const read = await till.read(order.order_id);
    expect(read).toMatchObject({ subtotal: 2900, total: 2900, paid: 0 });
    expect(read.lines).toMatchObject([
      { line_no: 1, variant_id: till.mug, quantity: 1, sum: 900 },
      { line_no: 2, variant_id: till.hat, quantity: 1, sum: 2000, unit_price: 2000 },
    ]);
    expect(read.events[0]).toMatchObject({ kind: 'lines', data: { total: { before: 1800, after: 2900 } } });
    expect(await till.stock()).toEqual({
      on_hand: (before?.on_hand ?? 0) - 1,
      reserved: 0,
      sold: (before?.sold ?? 0) + 1,
    });
    // More of what is there makes its line longer.
    await edit(order.order_id, { add: [{ variant_id: till.mug, quantity: 2 }] });
    expect((await till.read(order.order_id)).lines).toMatchObject([{ quantity: 3, sum: 2700 }, { quantity: 1 }]);
    await edit(order.order_id, { take_off: [{ line_no: 2, quantity: 1 }] });
    expect((await till.read(order.order_id)).lines).toMatchObject([{ line_no: 1, quantity: 3 }]);
    await till.work();
    const mails = await db.system((tx) =>
      tx.query<{ subject: string; body: string }>(
        'select subject, body from mails where recipient = $1 order by mail_id',
        [`1.${till.buyer.email}`],
      ),
    );
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('has changed'));
    await till.call('orders.cancel', { org_id: till.orgId, id: order.order_id });
    expect(await till.stock()).toEqual(before);
  });

  it('give back to the card what came off, and let the card pay what came on', async () => {
    const order = await placed({ tender: 'card' }, 2);
    await till.payThere(order);
    await till.success(order);
    await edit(order.order_id, { take_off: [{ line_no: 1, quantity: 1 }] });
    await till.work();
    await till.report();
    expect(await till.read(order.order_id)).toMatchObject({ total: 900, paid: 1800, refunded: 900 });
    expect((await till.payments(order.order_id)).refunds).toMatchObject([{ amount: 900, reason: 'overpaid' }]);

    const other = await placed({ tender: 'card' }, 3);
    await till.payThere(other);
    await till.success(other);
    await edit(other.order_id, { add: [{ variant_id: till.hat, quantity: 1 }] });
    await till.work();
    expect(await till.read(other.order_id)).toMatchObject({
      total: 3800,
      paid: 1800,
      payment_status: 'partially_paid',
    });
    const { amount } = await till.intent(other);
    expect(amount.amount).toBe(2000);
    expect((await till.testPay(other)).status).toBe(200);
    expect(await till.read(other.order_id)).toMatchObject({ paid: 3800, payment_status: 'paid' });
  });

  it('that were paid at the counter are paid there again for what came on', async () => {
    const order = await placed({}, 13);
    await till.update(order.order_id, 'mark_paid');
    await edit(order.order_id, { add: [{ variant_id: till.hat, quantity: 1 }] });
    expect(await till.read(order.order_id)).toMatchObject({ total: 3800, payment_status: 'partially_paid' });
    expect((await till.update(order.order_id, 'mark_paid', { tender: 'card' })).status).toBe(200);
    expect(await till.read(order.order_id)).toMatchObject({ paid: 3800, payment_status: 'paid' });
  });

  it('stay as they are where something stands against it', async () => {
    const order = await placed({}, 4);
    const { order_id: id } = order;
    const code = async (change: Edit, as = till.owner) => {
      const { status, body } = await edit(id, change, as);
      return [status, body.code];
    };
    expect(await code({ take_off: [{ line_no: 1, quantity: 2 }] })).toEqual([422, 'order.invalid']);
    expect(await code({ take_off: [{ line_no: 1, quantity: 3 }] })).toEqual([422, 'order.invalid']);
    expect(await code({ take_off: [{ line_no: 9, quantity: 1 }] })).toEqual([422, 'order.invalid']);
    expect(await code({})).toEqual([422, 'order.invalid']);
    expect(await code({ add: [{ variant_id: id, quantity: 1 }] })).toEqual([409, 'order.unavailable']);
    expect(await code({ add: [{ variant_id: till.mug, quantity: 50 }] })).toEqual([409, 'order.unavailable']);
    expect(await code({ revision: 1, add: [{ variant_id: till.hat, quantity: 1 }] })).toEqual([409, 'order.conflict']);
    const viewer = await test.user();
    await test.member(till.orgId, viewer, 'viewer');
    expect((await code({ add: [{ variant_id: till.hat, quantity: 1 }] }, viewer))[0]).toBe(403);
    expect((await till.read(id)).lines).toMatchObject([{ quantity: 2 }]);
    await till.update(id, 'pick_up', { lines: [{ line_no: 1, quantity: 1 }] });
    expect(await code({ take_off: [{ line_no: 1, quantity: 1 }] })).toEqual([409, 'order.bad_state']);
  });

  it('give much money back for an owner alone, and none for who may not refund', async () => {
    const order = await placed({ tender: 'card', items: [{ variant_id: till.hat, quantity: 40 }] }, 5);
    await till.payThere(order);
    await till.success(order);
    const change = { take_off: [{ line_no: 1, quantity: 30 }] };
    const [admin, cashier] = [await test.user(), await test.user()];
    await test.member(till.orgId, admin, 'admin');
    await test.member(till.orgId, cashier, 'cashier');
    const refused = await edit(order.order_id, change, admin);
    expect([refused.status, refused.body.code]).toEqual([403, 'payment.owner_only']);
    const forbidden = await edit(order.order_id, change, cashier);
    expect([forbidden.status, forbidden.body.code]).toEqual([403, 'auth.forbidden']);
    // Calling it off would give back even more.
    const cancel = { org_id: till.orgId, id: order.order_id };
    expect((await test.as(admin).send('orders.cancel', cancel)).body.code).toBe('payment.owner_only');
    expect((await test.as(cashier).send('orders.cancel', cancel)).body.code).toBe('auth.forbidden');
    expect(await till.read(order.order_id)).toMatchObject({ total: 80_000, status: 'placed' });
    expect((await edit(order.order_id, change)).status).toBe(200);
    expect((await till.send('orders.cancel', cancel)).status).toBe(200);
  });

  it('stay as an invoice says they were', async () => {
    const { orgId: org_id } = till;
    await till.call('payments.tax', { org_id, data: { legal_name: 'Harbour pottery', address: 'Quay 3' } });
    const order = await placed({}, 6);
    await till.call('orders.paper', { org_id, id: order.order_id, kind: 'invoice' });
    const { body } = await edit(order.order_id, { take_off: [{ line_no: 1, quantity: 1 }] });
    expect(body.code).toBe('order.invoiced');
  });

  it('are exchanged against each other by two at once, who never wait for each other', async () => {
    const [mugs, hats] = [
      await placed({ items: [{ variant_id: till.mug, quantity: 9 }] }, 11),
      await placed({ items: [{ variant_id: till.hat, quantity: 9 }] }, 12),
    ];
    for (let round = 0; round < 8; round++) {
      const done = await Promise.all([
        edit(mugs.order_id, { take_off: [{ line_no: 1, quantity: 1 }], add: [{ variant_id: till.hat, quantity: 1 }] }),
        edit(hats.order_id, { take_off: [{ line_no: 1, quantity: 1 }], add: [{ variant_id: till.mug, quantity: 1 }] }),
      ]);
      expect(done.map(({ status, body }) => [status, body.code])).toEqual([
        [200, undefined],
        [200, undefined],
      ]);
    }
  });

  it('are changed by many at once without a unit that is not there', async () => {
    const left = 7;
    const at = { org_id: till.orgId, store_id: till.storeId, variant_id: till.mug };
    const change = left - ((await till.stock())?.on_hand ?? 0);
    await till.call('stores.modifyInventory', { ...at, inventory_change: change });
    const orders = await Promise.all(
      [7, 8, 9, 10].map((n) => placed({ items: [{ variant_id: till.hat, quantity: 1 }] }, n)),
    );
    const more = { add: [{ variant_id: till.mug, quantity: 1 }] };
    const tried = await Promise.all(orders.flatMap(({ order_id: id }) => [1, 2, 3, 4, 5].map(() => edit(id, more))));
    const done = tried.filter(({ status }) => status === 200).length;
    expect(done).toBe(left);
    expect(tried.filter(({ status }) => status === 409)).toHaveLength(tried.length - done);
    expect(await till.stock()).toMatchObject({ on_hand: left - done, reserved: 0 });
    const [first] = orders;
    const { revision } = await till.read(first?.order_id ?? '');
    const same = await Promise.all(
      [1, 2, 3].map(() => edit(first?.order_id ?? '', { revision, add: [{ variant_id: till.hat, quantity: 1 }] })),
    );
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(
      await findFaults({ ...test.services, storage: { ...test.services.storage, list: async function* () {} } }),
    ).toEqual([]);
  });
});
