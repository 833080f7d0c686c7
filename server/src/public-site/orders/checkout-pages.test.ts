import type { FastifyInstance } from 'fastify';
import { checkoutAddress } from '@swapt/shared/public/checkout-items';
import { orderCode } from '../../modules/my-orders/order-code.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { postForm, publicApp, screenDataOf } from '../../testing/public-app.js';
import { openTill, type Till } from '../../testing/stores/till.js';

describeOnEngine('the pages of the till, without script', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let till: Till;
  let network = 0;
  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
  });
  beforeEach(async () => {
    till = await openTill(test);
    network += 1;
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const address = (quantity = 1, add_ons: { add_on_id: string; quantity: number }[] = []) =>
    checkoutAddress(till.storeId, [{ variant_id: till.mug, quantity, add_ons }]);
  const post = (url: string, fields: Record<string, string>) =>
    postForm(app, url, fields, { 'x-forwarded-for': `10.6.${network}.1` });
  const filled = (more: Record<string, string> = {}) => ({
    ...{ ...till.buyer, method: till.methodId, phone: '', note: '', attempt: crypto.randomUUID() },
    ...more,
  });

  it('order what “Buy now” of a product names, and lead to the order, which nobody keeps or passes on [R.checkout, R.myorders]', async () => {
    const { data: addOn } = await till.call('addons.create', {
      ...{ org_id: till.orgId, store_id: till.storeId, name: 'Wrap', most: 2, item_ids: null },
      price: { amount: 150, currency: 'EUR' },
    });
    const bought = `/checkout/${till.storeId}/?variant=${till.mug}&quantity=2&add-on.${addOn.add_on_id}=1&add-on.x=0`;
    const page = screenDataOf((await app.inject(bought)).body);
    expect(page).toMatchObject({ quote: { total: { amount: 2_100 } } });
    const placed = await post(page.action, filled({ total: '2100' }));
    expect(placed.statusCode).toBe(303);
    const { location = '' } = placed.headers as Record<string, string>;
    expect(location).toMatch(new RegExp(`^/my-orders/${till.storeId}/[0-9a-f-]{36}\\.[\\w-]{22}$`));
    const order = await app.inject(location);
    expect(order.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(order.body).toContain('noindex');
    expect(screenDataOf(order.body)).toMatchObject({ kind: 'shown', order: { number: 1, total: { amount: 2_100 } } });
    expect((await app.inject(location.slice(0, -1))).statusCode).toBe(404);
  });

  it('sent twice make one order, and another one after something was changed', async () => {
    const form = filled();
    const places = await Promise.all([post(address(), form), post(address(), form), post(address(), form)]);
    expect(new Set(places.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await till.stock()).toMatchObject({ sold: 1 });
    const more = await post(address(2), form);
    expect(more.headers.location).not.toBe(places[0]?.headers.location);
    expect(await till.stock()).toMatchObject({ sold: 3 });
  });

  it('keep everything that was typed and say at its place what is wrong', async () => {
    const typed = filled({ name: ' ', email: 'robin@', phone: 'call me', note: 'Rings twice' });
    const reply = await post(address(), typed);
    expect(reply.statusCode).toBe(422);
    expect(screenDataOf(reply.body)).toMatchObject({
      values: { name: '', email: 'robin@', phone: 'call me', note: 'Rings twice', method: till.methodId },
      problems: { name: expect.any(String), email: expect.any(String) },
    });
    const phone = await post(address(), filled({ phone: 'call me' }));
    expect(screenDataOf(phone.body)).toMatchObject({
      values: { phone: 'call me', name: till.buyer.name },
      problems: { phone: expect.stringContaining('+49') },
    });
    const sold = await post(address(11), filled());
    expect(sold.statusCode).toBe(409);
    expect(screenDataOf(sold.body)).toMatchObject({
      values: { name: till.buyer.name },
      problems: { form: expect.any(String) },
    });
    const dearer = await post(address(), filled({ total: '899' }));
    expect(screenDataOf(dearer.body)).toMatchObject({
      problems: { form: expect.stringContaining('price has changed') },
    });
    expect(await till.stock()).toEqual({ on_hand: 10, reserved: 0, sold: 0 });
  });

  it('order nothing for other sites, programs, or an address that names nothing', async () => {
    const foreign = await postForm(app, address(), filled(), { 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, foreign.headers.location]).toEqual([303, address()]);
    expect((await post(address(), filled({ website: 'x' }))).statusCode).toBe(303);
    for (const query of [
      '',
      '?item=x',
      '?item=..',
      `?item=${till.mug}.0`,
      `?item=${till.mug}.-1`,
      `?item=${till.mug}.1.5`,
      '?variant=',
    ]) {
      const reply = await app.inject(`/checkout/${till.storeId}/${query}`);
      expect([query, screenDataOf(reply.body)]).toMatchObject([query, { kind: 'empty' }]);
    }
    expect((await app.inject('/checkout/x/?item=y')).statusCode).toBe(404);
    expect(await till.stock()).toMatchObject({ sold: 0 });
  });

  it('cancel an order by the form of its page, and say so when it is too late [R.myorders]', async () => {
    const order = await till.place();
    const path = `/my-orders/${till.storeId}/${order.link}`;
    expect((await post(path, {})).headers.location).toBe(path);
    expect(screenDataOf((await app.inject(path)).body)).toMatchObject({
      order: { status: 'canceled', can_cancel: false },
    });
    const late = await post(path, {});
    expect(late.statusCode).toBe(409);
    expect(screenDataOf(late.body)).toMatchObject({ isTooLate: true });
  });

  it('show the orders of an address to the browser that wrote its code, and to no other [R.myorders]', async () => {
    await till.place();
    const path = `/my-orders/${till.storeId}/`;
    const wrong = await post(path, { step: 'code', email: till.buyer.email, code: '1' });
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([422, undefined]);
    const code = orderCode(await test.services.scans.secret(), till.storeId, till.buyer.email, test.services.now());
    const right = await post(path, { step: 'code', email: till.buyer.email, code });
    const cookie = String(right.headers['set-cookie']).split(';', 1)[0] ?? '';
    expect(String(right.headers['set-cookie'])).toContain(`Path=${path}; HttpOnly; SameSite=Lax`);
    const own = await app.inject({ url: path, headers: { cookie } });
    expect(screenDataOf(own.body)).toMatchObject({ kind: 'list', orders: [{ number: 1 }] });
    const other = await openTill(test);
    for (const [url, forged] of [
      [path, `${cookie}x`],
      [path, cookie.replace(/=[^.]*/, `=${Buffer.from('victim@example.com').toString('base64url')}`)],
      [`/my-orders/${other.storeId}/`, cookie],
    ] as const) {
      const reply = await app.inject({ url, headers: { cookie: forged } });
      expect(screenDataOf(reply.body)).toMatchObject({ kind: 'ask' });
    }
  });
});
