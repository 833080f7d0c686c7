import { uuidv7 } from '../../platform/db/uuid.js';
import { limits } from '../../platform/throttle/throttle.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngines } from '../../testing/harness.js';
import { openTill, type Till } from '../../testing/stores/till.js';

describeOnEngines('ordering from a store', ({ db }) => {
  let test: TestApp;
  let till: Till;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    till = await openTill(test);
  });
  afterAll(() => test.close());

  it('makes an order at the prices of the server, with the next number, and sells its stock [O.orders.create]', async () => {
    const items = [
      { variant_id: till.mug, quantity: 2 },
      { variant_id: till.hat, quantity: 1 },
    ];
    const first = await till.place({ items });
    expect(first).toMatchObject({
      ...{ number: 1, status: 'placed', payment_status: 'unpaid', fulfilment_status: 'unfulfilled', can_cancel: true },
      ...{ total: { amount: 3_800, currency: 'EUR' }, name: till.buyer.name, email: till.buyer.email },
    });
    expect(first.lines.map(({ quantity, sum }) => [quantity, sum.amount])).toEqual([
      [2, 1_800],
      [1, 2_000],
    ]);
    expect((await till.place()).number).toBe(2);
    expect(await till.stock()).toEqual({ on_hand: 7, reserved: 0, sold: 3 });
    expect(await till.read(first.order_id)).toMatchObject({ total: 3_800, tax: null, tags: [], number: 1 });
  });

  it('believes no price, and a total only where it is right [O.orders.create]', async () => {
    for (const extra of [{ price: 1 }, { subtotal: 1 }, { currency: 'JPY' }, { tax: 0 }, { discount: 900 }]) {
      const { status } = await till.order(extra as object);
      expect([extra, status]).toEqual([extra, 400]);
    }
    const changed = await till.order({ total: 899 });
    expect([changed.status, changed.body.code]).toEqual([409, 'order.price_changed']);
    expect((await till.order({ total: 900 })).status).toBe(200);
    expect(await till.stock()).toEqual({ on_hand: 9, reserved: 0, sold: 1 });
  });

  it.each([0, -1, 1.5, 1e9])('refuses %d of something [V.cart.server]', async (quantity) => {
    const { status } = await till.order({ items: [{ variant_id: till.mug, quantity }] });
    expect(status).toBe(400);
    expect(await till.stock()).toEqual({ on_hand: 10, reserved: 0, sold: 0 });
  });

  it('sells no more than there is, also where two lines are of one thing [O.orders.create]', async () => {
    const line = { variant_id: till.mug, quantity: 6 };
    const { status, body } = await till.order({ items: [line, line] });
    expect([status, body.code, body.errors]).toEqual([
      409,
      'order.unavailable',
      { 'items.0': expect.any(String), 'items.1': expect.any(String) },
    ]);
    const half = { variant_id: till.mug, quantity: 5 };
    expect((await till.order({ items: [half, half] })).status).toBe(200);
    expect(await till.stock()).toEqual({ on_hand: 0, reserved: 0, sold: 10 });
  });

  it('refuses what another store sells, and a store that is paused or not there [O.orders.create]', async () => {
    const other = await openTill(test);
    expect((await till.order({ items: [{ variant_id: other.mug, quantity: 1 }] })).body.code).toBe('order.unavailable');
    expect((await till.order({ method_id: other.methodId })).body).toMatchObject({
      ...{ code: 'order.invalid', errors: { method_id: expect.any(String) } },
    });
    expect((await till.order({ store_id: uuidv7() })).body.code).toBe('store.not_found');
    const at = { org_id: till.orgId, store_id: till.storeId };
    await till.call('stores.status', { ...at, status: 'paused' });
    expect((await till.order()).body.code).toBe('order.store_paused');
    await till.call('stores.status', { ...at, status: 'closed' });
    expect((await till.order()).body.code).toBe('store.not_found');
  });

  it('says what is wrong with a till.buyer, at its field', async () => {
    const contact = { name: ' \n ', email: 'robin@example.com', phone: 'call me' };
    const { status, body } = await till.order({ contact: { ...contact, name: '\u0007' } });
    const errors = { 'contact.name': expect.any(String), 'contact.phone': expect.any(String) };
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('sent twice with one key is one order, and gives the link each time [O.orders.create]', async () => {
    const key = { idempotencyKey: crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => test.as().send('orders.create', till.asked(), key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      data: { number: 1, link: expect.stringMatching(/^[0-9a-f-]{36}\.[\w-]{22}$/) },
    });
    const kept = await db.system((tx) =>
      tx.query<{ reply: string }>('select reply from idempotency_keys where org_id = $1', [till.orgId]),
    );
    const { link } = (answers[0]?.body as { data: { link: string } }).data;
    expect(kept.filter(({ reply }) => reply?.includes(link.slice(37)))).toEqual([]);
    expect(await till.stock()).toEqual({ on_hand: 9, reserved: 0, sold: 1 });
  });

  it('lets one address leave three orders unpaid, however it is written, and not more than 20 of one thing [O.orders.create]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        till.order({ contact: { ...till.buyer, email: n % 2 ? till.buyer.email.toUpperCase() : till.buyer.email } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'order.too_many_unpaid')).toHaveLength(5);
    const phone = '+4915112345678';
    const byPhone = await Promise.all(
      [1, 2, 3, 4].map((n) => till.order({ contact: { name: 'R', email: `${n}.${till.buyer.email}`, phone } })),
    );
    expect(byPhone.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
    const hats = [{ variant_id: till.hat, quantity: 21 }];
    expect((await till.order({ items: hats }, 9)).body).toMatchObject({ code: 'order.invalid' });
  });
});

describeOnEngines('discounts at the till', ({ db }) => {
  let test: TestApp;
  let till: Till;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    till = await openTill(test);
  });
  afterAll(() => test.close());

  const createDiscount = async (more: object = {}) => {
    const { data } = await till.call('discounts.create', {
      ...{ org_id: till.orgId, name: 'Opening', code: 'Open10', gives: { kind: 'percent', percent_bps: 1_000 } },
      ...more,
    });
    await till.call('discounts.activate', { org_id: till.orgId, discount_id: data.discount_id, state: 'active' });
    return data.discount_id;
  };
  const uses = async (discount_id: string) => {
    const { data } = await till.call('discounts.get', { org_id: till.orgId, discount_id });
    return [data.used, data.reserved];
  };

  it('are taken off with the code, however it is written, and taxed less [O.orders.create]', async () => {
    const id = await createDiscount();
    const items = [{ variant_id: till.mug, quantity: 3 }];
    const { data: quote } = await test
      .as()
      .call('orders.quote', { store_id: till.storeId, items, codes: [' open10 ', 'NOPE'] });
    expect(quote).toMatchObject({
      ...{
        discount: { amount: 270 },
        total: { amount: 2_430 },
        discounts: [{ code: 'OPEN10', amount: { amount: 270 } }],
      },
      refused_codes: [{ code: 'NOPE', reason: 'unknown' }],
    });
    const refused = await till.order({ items, codes: ['open10', 'nope'] });
    expect([refused.status, refused.body.errors]).toEqual([422, { codes: expect.any(String) }]);
    const order = await till.place({ items, codes: ['open10'] });
    expect(order).toMatchObject({ discount: { amount: 270 }, total: { amount: 2_430 } });
    expect((await till.read(order.order_id)).lines[0]).toMatchObject({ sum: 2_700, discount: 270 });
    // Until it is paid, it may be called off.
    expect(await uses(id)).toEqual([0, 1]);
    await till.update(order.order_id, 'mark_paid');
    expect(await uses(id)).toEqual([1, 0]);
  });

  it('are there again for others when an order is called off, and never more often than they are meant to be', async () => {
    const id = await createDiscount({ limit_total: 1 });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => till.order({ codes: ['OPEN10'] }, n)));
    const [won, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(['order.invalid', 'discount.used_up']).toEqual(expect.arrayContaining([...new Set(refused)]));
    const { data } = won?.body as { data: { order_id: string } };
    await till.call('orders.cancel', { org_id: till.orgId, id: data.order_id });
    expect(await uses(id)).toEqual([0, 0]);
    expect((await till.order({ codes: ['OPEN10'] }, 9)).status).toBe(200);
  });

  it('cannot be guessed: after some wrong ones nobody looks at the right one any more', async () => {
    await createDiscount();
    const items = [{ variant_id: till.mug, quantity: 1 }];
    const quote = (code: string) =>
      test.as().send('orders.quote', { store_id: till.storeId, items, codes: [code] }, { from: '10.8.8.8' });
    for (let n = 0; n < limits.discountCodeFrom.tries; n++) expect((await quote(`GUESS${n}`)).status).toBe(200);
    expect((await quote('ONE-MORE')).body.code).toBe('discount.code_tries');
    expect((await quote('OPEN10')).body.code).toBe('discount.code_tries');
  });
});

describeOnEngines('the quote of an order', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  it('names times within the opening hours, and an order has to choose one that is left [O.orders.create]', async () => {
    // A Friday, 11 o’clock in Berlin.
    test.services.setNow(new Date('2026-11-20T10:00:00Z'));
    const day = [{ from: '09:00', to: '18:00' }];
    const pickUp = {
      kind: 'pickup',
      name: 'At the stall',
      is_on: true,
      place: 'Quay 3',
      lead_minutes: 90,
      slot_minutes: 60,
      days_ahead: 3,
    } as const;
    const till = await openTill(test, 5, {
      fulfilment: [pickUp],
      hours: [day, day, day, day, day, [], []],
      closed_days: [],
    });
    const { data: quote } = await test
      .as()
      .call('orders.quote', { store_id: till.storeId, items: [{ variant_id: till.mug, quantity: 1 }] });
    const [method] = quote.methods;
    // From half past twelve on: at one today, and nothing over the weekend.
    expect(method?.times.map(({ from }) => from)).toEqual([
      ...[12, 13, 14, 15, 16].map((hour) => `2026-11-20T${hour}:00:00.000Z`),
      ...[8, 9, 10, 11, 12, 13, 14, 15, 16].map((hour) => `2026-11-23T${String(hour).padStart(2, '0')}:00:00.000Z`),
    ]);
    expect(method?.times[0]?.text).toContain('13:00');
    for (const from of [
      undefined,
      '2026-11-20T11:00:00.000Z',
      '2026-11-21T10:00:00.000Z',
      '2026-11-20T12:30:00.000Z',
    ]) {
      const { body } = await till.order(from === undefined ? {} : { pickup_from: from });
      expect([from, body.errors]).toEqual([from, { pickup_from: expect.any(String) }]);
    }
    const order = await till.place({ pickup_from: '2026-11-20T12:00:00.000Z' });
    expect(order.pickup).toContain('13:00');
    expect(await till.read(order.order_id)).toMatchObject({
      pickup_to: '2026-11-20T13:00:00.000Z',
      expires_at: '2026-11-21T13:00:00.000Z',
    });
    const change = { fulfilment: [{ ...pickUp, method_id: method?.method_id ?? '', lead_minutes: 40_000 }] };
    const { data: store } = await till.call('stores.get', { org_id: till.orgId, store_id: till.storeId });
    await till.call('stores.update', {
      org_id: till.orgId,
      store_id: till.storeId,
      revision: store.revision,
      data: change,
    });
    const { data: none } = await test
      .as()
      .call('orders.quote', { store_id: till.storeId, items: [{ variant_id: till.mug, quantity: 1 }] });
    expect(none.methods[0]?.problem).toBe('no_times');
    expect(none.method_id).toBeNull();
  });

  it('adds tax at the rate of the store, in its one order of rounding', async () => {
    const rates = [{ country: 'DE', region: '', standard: 1_900, reduced: 700 }];
    const added = await openTill(test, 5, { tax_mode: 'added', tax_rates: rates });
    const { data } = await test.as().call('orders.quote', {
      ...{ store_id: added.storeId, items: [{ variant_id: added.mug, quantity: 3 }] },
    });
    expect([data.tax?.amount, data.total.amount]).toEqual([513, 3_213]);
    const order = await added.place({ items: [{ variant_id: added.mug, quantity: 3 }] });
    expect([order.tax?.amount, order.total.amount]).toEqual([513, 3_213]);
    const included = await openTill(test, 5, { tax_rates: rates });
    expect((await included.place({ items: [{ variant_id: included.mug, quantity: 3 }] })).tax?.amount).toBe(431);
  });
});
