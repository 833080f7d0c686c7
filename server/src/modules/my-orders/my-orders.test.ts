import { byKind } from '../../platform/jobs/define-job.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openTill, type Till } from '../../testing/stores/till.js';
import { mailOrderCode } from './order-code.jobs.js';

const jobs = byKind([mailOrderCode]);

describeOnEngine('the orders of a shopper', ({ db }) => {
  let test: TestApp;
  let till: Till;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    till = await openTill(test);
  });
  afterAll(() => test.close());

  const ask = (input: object, from = '10.3.0.1') =>
    test.as().send('orders.customer', { store_id: till.storeId, ...input }, { from });
  const codeTo = async (email: string) => {
    await test.as().call('orders.mailCode', { store_id: till.storeId, email });
    await runDueJobs(test.services, jobs);
    const [mail] = await db.system((tx) =>
      tx.query<{ body: string }>(
        `select body from mails where recipient = $1 and subject like 'Your code%' order by created_at desc, mail_id desc limit 1`,
        [email],
      ),
    );
    return /^\d{6}$/m.exec(mail?.body ?? '')?.[0];
  };

  it('are seen by the link alone: every other one answers as if there were no such order [O.orders.customer]', async () => {
    const order = await till.place();
    const other = await till.place();
    const { status, body } = await ask({ link: order.link });
    expect([status, body.data]).toEqual([
      200,
      [expect.objectContaining({ order_id: order.order_id, link: order.link })],
    ]);
    const [id = '', token = ''] = order.link.split('.');
    const wrong = [
      ...[
        id,
        `${id}.`,
        `${id}.${token.slice(1)}`,
        `${id}.${'A'.repeat(22)}`,
        `${other.order_id}.${token}`,
        `${uuidv7()}.${token}`,
      ],
      ...['', '.', 'x', token, `${id}.${token}x`.repeat(3).slice(0, 80)],
    ];
    const answers = await Promise.all(wrong.map((link) => ask({ link })));
    expect(
      new Set(answers.map(({ status: code, body: { requestId: _, ...rest } }) => `${code} ${JSON.stringify(rest)}`))
        .size,
    ).toBe(1);
    expect(answers[0]?.body.code).toBe('order.not_found');
    const elsewhere = await openTill(test);
    for (const store_id of [elsewhere.storeId, uuidv7()])
      expect((await ask({ store_id, link: order.link })).body.code).toBe('order.not_found');
  });

  it('are seen by a code that was mailed to the address, for twenty minutes, and by no number [O.orders.customer]', async () => {
    const email = till.buyer.email;
    await till.place();
    const code = await codeTo(email.toUpperCase().toLowerCase());
    expect(code).toBeDefined();
    expect((await ask({ email, code })).body).toMatchObject({ total: 1, data: [{ number: 1 }] });
    expect((await ask({ email: `other.${email}`, code })).body.code).toBe('order.not_proven');
    expect((await ask({ email, code: '1' })).body.code).toBe('order.not_proven');
    expect((await ask({ email })).body.code).toBe('order.not_proven');
    const before = test.services.now();
    test.services.setNow(new Date(before.getTime() + 21 * 60_000));
    expect((await ask({ email, code })).body.code).toBe('order.not_proven');
    test.services.setNow(before);
  });

  it('let nobody guess a code: ten tries from everywhere, and a right one among them is too late [O.orders.customer]', async () => {
    const email = till.buyer.email;
    await till.place();
    const code = await codeTo(email);
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, n) => ask({ email, code: String(n).padStart(6, '0') }, `10.9.${n}.1`)),
    );
    expect(tries.filter(({ body }) => body.code === 'order.not_proven').length).toBeLessThanOrEqual(10);
    expect((await ask({ email, code })).body.code).toBe('rate.limited');
  });

  it('mail no code where nothing was ordered, a few to one mailbox, and say the same each time', async () => {
    const { email } = till.buyer;
    expect(await codeTo(email)).toBeUndefined();
    await till.place();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        test.as().send('orders.mailCode', { store_id: till.storeId, email }, { from: `10.4.${n}.1` }),
      ),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 {"data":{"minutes":20}}']),
    );
    await runDueJobs(test.services, jobs);
    const mails = await db.system((tx) =>
      tx.query(`select from mails where recipient = $1 and subject like 'Your code%'`, [email]),
    );
    expect(mails.length).toBeLessThanOrEqual(4);
    expect((await test.as().send('orders.mailCode', { store_id: till.storeId, email: 'nobody' })).status).toBe(400);
  });

  it('are called off by who has the link, once, and not after something was handed over or paid', async () => {
    const withdraw = (link: string) => test.as().send('orders.withdraw', { store_id: till.storeId, link });
    const order = await till.place();
    const answers = await Promise.all([withdraw(order.link), withdraw(order.link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await till.read(order.order_id)).toMatchObject({ status: 'canceled', cancel_reason: 'shopper' });
    expect(await till.stock()).toEqual({ on_hand: 10, reserved: 0, sold: 0 });
    const paid = await till.place();
    await till.update(paid.order_id, 'mark_paid');
    expect((await withdraw(paid.link)).body.code).toBe('order.bad_state');
    const out = await till.place();
    await till.update(out.order_id, 'pick_up');
    expect((await withdraw(out.link)).body.code).toBe('order.bad_state');
    expect((await withdraw(`${out.order_id}.${'A'.repeat(22)}`)).body.code).toBe('order.not_found');
  });

  it('are there after the store closed, and gone when the operator stops it', async () => {
    const order = await till.place();
    await till.call('stores.status', { org_id: till.orgId, store_id: till.storeId, status: 'closed' });
    expect((await ask({ link: order.link })).status).toBe(200);
    await db.system((tx) => tx.query('update stores set suspended_at = now() where store_id = $1', [till.storeId]));
    expect((await ask({ link: order.link })).body.code).toBe('order.not_found');
  });
});
