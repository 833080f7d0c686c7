import { findFaults } from '../../app/doctor/doctor.js';
import { jobs } from '../../app/joined.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openTill, type Till } from '../../testing/stores/till.js';
import { forgetBuyer } from '../order-privacy/order-privacy.service.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { callOffUnpaid } from './call-off-unpaid.js';

describeOnEngine('orders of a store', ({ db }) => {
  let test: TestApp;
  let till: Till;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    // The doctor goes by the clock of the database.
    test.services.setNow(new Date());
    till = await openTill(test);
  });
  afterAll(() => test.close());
  const placeTwo = () => till.place({ items: [{ variant_id: till.mug, quantity: 2 }] });

  const mailsTo = (to: string) =>
    db.system((tx) =>
      tx.query<{ subject: string; body: string }>(
        'select subject, body from mails where recipient = $1 order by created_at, mail_id',
        [to],
      ),
    );

  it('are listed newest first, and found by number, name and address [O.orders.byStore]', async () => {
    const { orgId: org_id, storeId: store_id, call } = till;
    await till.place();
    test.services.setNow(new Date(test.services.now().getTime() + 1_000));
    await till.place({ contact: { name: 'Kim 100%', email: `kim.${till.buyer.email}`, phone: '+4915112345678' } });
    const list = async (filter: object = {}) =>
      (await call('orders.byStore', { org_id, store_id, ...filter })).data.map(({ number }) => number);
    expect(await list()).toEqual([2, 1]);
    for (const search of ['#1', '1']) expect(await list({ search })).toEqual([1]);
    expect(await list({ search: '9151123' })).toEqual([2]);
    expect(await list({ search: 'kim' })).toEqual([2]);
    expect(await list({ search: '100%' })).toEqual([2]);
    expect(await list({ search: '_' })).toEqual([]);
    expect(await list({ show: 'to_do' })).toEqual([2, 1]);
    expect(await list({ status: ['canceled'] })).toEqual([]);
    const stranger = await test.organization();
    const { status } = await test.as(stranger.owner).send('orders.byStore', { org_id: stranger.orgId, store_id });
    expect(status).toBe(404);
  });

  it('are handed over in parts, paid at the counter and completed then [O.orders.update, O.orders.get]', async () => {
    const { order_id: id } = await placeTwo();
    const one = { lines: [{ line_no: 1, quantity: 1 }] };
    expect((await till.update(id, 'pick_up', { lines: [{ line_no: 1, quantity: 3 }] })).body.code).toBe(
      'order.invalid',
    );
    await till.update(id, 'pick_up', one);
    expect(await till.read(id)).toMatchObject({
      fulfilment_status: 'partial',
      status: 'placed',
      payment_status: 'unpaid',
    });
    await till.update(id, 'mark_paid', { tender: 'cash' });
    expect(await till.read(id)).toMatchObject({
      payment_status: 'paid',
      paid: 1_800,
      status: 'placed',
      expires_at: null,
    });
    expect((await till.update(id, 'mark_paid')).body.code).toBe('order.bad_state');
    await till.update(id, 'pick_up');
    const done = await till.read(id);
    expect(done).toMatchObject({ fulfilment_status: 'picked_up', status: 'completed' });
    expect(done.events.map(({ kind }) => kind)).toEqual(['pick_up', 'mark_paid', 'pick_up', 'placed', 'created']);
    expect(done.events[0]).toMatchObject({ data: { units: [{ line_no: 1, quantity: 1 }] }, by: expect.any(String) });
    expect((await till.update(id, 'pick_up')).body.code).toBe('order.bad_state');
  });

  it('are said to be ready once, which mails the shopper [O.orders.update]', async () => {
    const { order_id: id, link } = await placeTwo();
    const shown = async () =>
      (await test.as().call('orders.customer', { store_id: till.storeId, link })).data[0]?.is_ready;
    expect(await shown()).toBe(false);
    await till.update(id, 'ready');
    expect(await till.read(id)).toMatchObject({ fulfilment_status: 'unfulfilled', ready_at: expect.any(String) });
    expect(await shown()).toBe(true);
    expect((await till.update(id, 'ready')).body.code).toBe('order.bad_state');
    await runDueJobs(test.services, jobs);
    const mails = (await mailsTo(till.buyer.email)).filter(({ subject }) => subject === 'Your order 1 is ready');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('You pay €18.00 when you pick it up.');
    await till.update(id, 'pick_up');
    expect((await till.update(id, 'ready')).body.code).toBe('order.bad_state');
  });

  it('are listed with what is in them, a line each [O.orders.byStore]', async () => {
    const items = [
      { variant_id: till.hat, quantity: 1 },
      { variant_id: till.mug, quantity: 2 },
    ];
    await till.place({ items, note: 'Ring twice' });
    const { data } = await till.call('orders.byStore', { org_id: till.orgId, store_id: till.storeId });
    expect(data[0]).toMatchObject({ items: '1 × Hat\n2 × Mug', note: 'Ring twice', paid: 0, revision: 2 });
  });

  it('come back, and are sold again unless they are broken [O.orders.update]', async () => {
    const { order_id: id } = await placeTwo();
    expect((await till.update(id, 'return')).body.code).toBe('order.bad_state');
    await till.update(id, 'pick_up');
    await till.update(id, 'return', { lines: [{ line_no: 1, quantity: 1 }] });
    expect(await till.read(id)).toMatchObject({ fulfilment_status: 'partially_returned' });
    expect(await till.stock()).toEqual({ on_hand: 9, reserved: 0, sold: 1 });
    await till.update(id, 'return', { restock: false });
    expect(await till.read(id)).toMatchObject({ fulfilment_status: 'returned' });
    expect(await till.stock()).toEqual({ on_hand: 9, reserved: 0, sold: 1 });
  });

  it('keep what the team writes, and say at a field what is wrong [O.orders.update]', async () => {
    const { order_id: id } = await till.place();
    await till.update(id, 'contact', { name: 'Robin B.', email: 'NEW@example.com' });
    await till.update(id, 'note', { note: 'Rings twice' });
    await till.update(id, 'tags', { tags: ['vip', ' vip '] });
    expect(await till.read(id)).toMatchObject({
      name: 'Robin B.',
      email: 'new@example.com',
      team_note: 'Rings twice',
      tags: ['vip'],
    });
    const wrong = await till.update(id, 'contact', { email: 'nobody', phone: 'x' });
    expect(wrong.body.errors).toEqual({
      'update_fields.email': expect.any(String),
      'update_fields.phone': expect.any(String),
    });
    expect((await till.update(id, 'address', {})).body.code).toBe('order.bad_state');
    // What happened is told without the names and addresses that changed.
    expect(JSON.stringify((await till.read(id)).events)).not.toMatch(/example|Robin/);
  });

  it('changed by two at once are changed by one, and the other is told [O.orders.update]', async () => {
    const { order_id: id } = await till.place();
    const { revision } = await till.read(id);
    const note = (text: string) =>
      till.send('orders.update', { org_id: till.orgId, id, type: 'note', revision, update_fields: { note: text } });
    const answers = await Promise.all([note('one'), note('two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('order.conflict');
  });

  it('are called off once, and give their stock back once [O.orders.cancel]', async () => {
    const { order_id: id } = await placeTwo();
    const cancel = () => till.send('orders.cancel', { org_id: till.orgId, id });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await till.stock()).toEqual({ on_hand: 10, reserved: 0, sold: 0 });
    expect(await till.read(id)).toMatchObject({ status: 'canceled', cancel_reason: 'team', number: 1 });
    const other = await till.place();
    await till.update(other.order_id, 'mark_paid');
    const paid = await till.send('orders.cancel', { org_id: till.orgId, id: other.order_id });
    expect([paid.status, paid.body.code]).toEqual([409, 'order.paid']);
  });

  it('are taken out of the lists only when they were called off and never paid, and their numbers stay taken [O.orders.delete]', async () => {
    const { order_id: id } = await till.place();
    const remove = (of: string) => till.send('orders.delete', { org_id: till.orgId, id: of });
    expect((await remove(id)).body.code).toBe('order.bad_state');
    await till.call('orders.cancel', { org_id: till.orgId, id });
    expect((await remove(id)).status).toBe(200);
    expect((await till.send('orders.get', { org_id: till.orgId, id })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect((await till.place()).number).toBe(2);
    const { total } = await till.call('orders.byStore', { org_id: till.orgId, store_id: till.storeId });
    expect(total).toBe(1);
  });

  it('that nobody picked up are called off by the clock, without a request, by one of several workers', async () => {
    const { order_id: id } = await placeTwo();
    const { order_id: kept } = await till.place();
    await till.update(kept, 'mark_paid');
    const before = test.services.now();
    test.services.setNow(new Date(before.getTime() + 8 * 86_400_000));
    await Promise.all([1, 2, 3].map(() => callOffUnpaid(test.services)));
    expect(await till.stock()).toEqual({ on_hand: 9, reserved: 0, sold: 1 });
    expect(await till.read(id)).toMatchObject({ status: 'canceled', cancel_reason: 'unpaid', expires_at: null });
    expect(await till.read(kept)).toMatchObject({ status: 'placed', payment_status: 'paid' });
    test.services.setNow(before);
  });

  it('are mailed about to who placed them and to the team, and join the record of their address', async () => {
    const { orgId: org_id, storeId: store_id } = till;
    const { data: store } = await till.call('stores.get', { org_id, store_id });
    await till.call('stores.update', {
      org_id,
      store_id,
      revision: store.revision,
      data: { notified: [till.owner.userId] },
    });
    const { order_id: id, link } = await till.place({
      contact: { ...till.buyer, name: 'Robin\nhttps://evil.example' },
    });
    await runDueJobs(test.services, jobs);
    const [mail, ...more] = await mailsTo(till.buyer.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your order 1 at Market stall');
    expect(mail?.body).toContain(`/my-orders/${store_id}/${link}`);
    expect(mail?.body).toContain('1 × Mug: €9.00');
    const [forTeam] = await mailsTo(till.owner.email);
    expect(forTeam?.subject).toBe('New order 1 in Market stall');
    expect(forTeam?.body).not.toContain('https://evil.example');
    const { customer_id } = await till.read(id);
    const { data: customers } = await till.call('customers.list', { org_id, basedOn: 'orders' });
    expect(customers).toMatchObject([{ customer_id, email: till.buyer.email, orders: 1 }]);
    await till.call('orders.cancel', { org_id, id });
    await runDueJobs(test.services, jobs);
    expect((await mailsTo(till.buyer.email)).map(({ subject }) => subject)).toContain(
      'Your order 1 at Market stall was canceled',
    );
  });

  it('stay when who placed them is forgotten, and name them no more', async () => {
    const { order_id: id, link } = await till.place();
    await db.org(till.orgId, (tx) => forgetBuyer(tx, till.orgId, till.buyer.email.toUpperCase()));
    const read = await till.read(id);
    expect(read).toMatchObject({ name: '', email: '', phone: '', number: 1, total: 900 });
    expect(JSON.stringify(read)).not.toContain(till.buyer.name);
    const { status } = await test.as().send('orders.customer', { store_id: till.storeId, link });
    expect(status).toBe(404);
  });

  it('leave nothing for the doctor to find, whatever was done with them', async () => {
    const orders = [
      await placeTwo(),
      await till.place({ contact: { ...till.buyer, email: `a.${till.buyer.email}` } }),
      await till.place({ contact: { ...till.buyer, email: `b.${till.buyer.email}` } }),
    ];
    const [first, second, third] = orders.map(({ order_id }) => order_id);
    await till.update(first ?? '', 'pick_up', { lines: [{ line_no: 1, quantity: 1 }] });
    await till.update(first ?? '', 'return');
    await till.update(second ?? '', 'mark_paid');
    await till.call('orders.cancel', { org_id: till.orgId, id: third ?? '' });
    await runDueJobs(test.services, jobs);
    const storage = { ...test.services.storage, list: async function* () {} };
    expect(await findFaults({ db, storage })).toEqual([]);
  });
});
