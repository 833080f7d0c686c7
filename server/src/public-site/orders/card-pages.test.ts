import type { FastifyInstance } from 'fastify';
import { checkoutAddress } from '@swapt/shared/public/checkout-items';
import type { CheckoutScreenData, OrderScreenData } from '@swapt/shared/public';
import { VendorError } from '../../platform/vendors/vendor-error.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { postForm, publicApp, screenDataOf } from '../../testing/public-app.js';
import { openCardTill, portOf, type CardTill } from '../../testing/stores/card-till.js';

const zone = { minimum: null, free_from: null };
const pickUp = { kind: 'pickup', name: 'At the stall', is_on: true, place: '', lead_minutes: 0 } as const;
const delivery = {
  ...({ kind: 'delivery', name: 'By bike', is_on: true } as const),
  zones: [
    { ...zone, country: 'DE', postcodes: '10', price: 200 },
    { ...zone, country: 'DE', postcodes: '', price: 490 },
    { ...zone, country: 'AT', postcodes: '', price: 900 },
  ],
};
const settings: Parameters<typeof openCardTill>[2] = {
  fulfilment: [{ ...pickUp, slot_minutes: 0, days_ahead: 0 }, delivery],
};

type Checkout = Extract<CheckoutScreenData, { kind: 'shown' }>;
type Order = Extract<OrderScreenData, { kind: 'shown' }>;

describeOnEngine('paying by card, without script', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let till: CardTill;
  let network = 0;
  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
  });
  beforeEach(async () => {
    till = await openCardTill(test, 10, settings);
    network += 1;
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const address = () => checkoutAddress(till.storeId, [{ variant_id: till.mug, quantity: 1, add_ons: [] }]);
  const post = (url: string, fields: Record<string, string>) =>
    postForm(app, url, fields, { 'x-forwarded-for': `10.7.${network}.1` });
  const shown = (body: string) => screenDataOf(body) as unknown as Checkout;
  const order = async (path: string) => screenDataOf((await app.inject(path)).body) as unknown as Order;
  const methodOf = async (kind: string) =>
    shown((await app.inject(address())).body).quote.methods.find((method) => method.kind === kind)?.method_id ?? '';
  const filled = async (kind: string, more: Record<string, string> = {}) => ({
    ...{ ...till.buyer, method: await methodOf(kind), attempt: crypto.randomUUID(), tender: 'card' },
    ...{ card: 'pm_card_visa' },
    ...more,
  });
  const home = { line1: 'Hafenweg 1', postcode: '10115', city: 'Berlin', country: 'DE' };
  const placed = async (fields: Record<string, string>) => {
    const { statusCode, headers } = await post(address(), fields);
    expect(statusCode).toBe(303);
    return String(headers.location);
  };

  it('orders and pays in one form, twice or at once counted once [R.checkout, O.payments.testPay]', async () => {
    const form = await filled('pickup', { total: '900' });
    const [path = ''] = await Promise.all([placed(form), placed(form)]);
    const found = await order(path);
    expect(found).toMatchObject({ order: { number: 1, payment_status: 'paid', is_test: true, due: null } });
    expect(found.payment).toBeUndefined();
    expect(await till.stock()).toMatchObject({ sold: 1 });
  });

  it('says on the page of the order why a card was declined, and takes another one there [R.myorders]', async () => {
    const path = await placed(await filled('pickup', { card: 'pm_card_visa_chargeDeclinedInsufficientFunds' }));
    expect(await order(path)).toMatchObject({
      order: { number: null, status: 'pending', name: till.buyer.name, due: { amount: 900 } },
      payment: { isUnderway: false, problem: expect.stringContaining('not enough money'), card: { is_stand_in: true } },
    });
    expect((await post(path, { step: 'pay', card: 'pm_card_chargeDeclinedExpiredCard' })).statusCode).toBe(303);
    expect(await order(path)).toMatchObject({ payment: { problem: expect.stringContaining('expired') } });
    expect((await post(path, { step: 'pay', card: 'pm_card_nobody_has' })).statusCode).toBe(303);
    expect(await order(path)).toMatchObject({ order: { due: { amount: 900 } } });
    await post(path, { step: 'pay', card: 'pm_card_visa' });
    expect(await order(path)).toMatchObject({ order: { number: 1, payment_status: 'paid' } });
  });

  it('leads to the bank that asks, and shows the order paid when somebody comes back from there', async () => {
    const path = await placed(await filled('pickup', { card: 'pm_card_threeDSecureRequired' }));
    const { payment } = await order(path);
    expect(payment).toMatchObject({ isUnderway: true, bankUrl: expect.stringContaining('/authenticate/') });
    await fetch(payment?.bankUrl ?? '');
    expect(await order(path)).toMatchObject({ order: { number: 1, payment_status: 'paid' } });
  });

  it('keeps the order of a shopper to whom the card service does not answer, and lets them pay it later', async () => {
    const form = await filled('pickup');
    const port = portOf(test);
    const away = () => Promise.reject(new VendorError('Stripe', 'unavailable', 'no answer'));
    test.services.vendors.cardPayments = { ...port, confirmIntent: away };
    const path = await placed(form);
    const again = await post(path, { step: 'pay', card: 'pm_card_visa' });
    expect([again.statusCode, (screenDataOf(again.body) as unknown as Order).payment]).toMatchObject([
      ...[409, { problem: expect.stringContaining('cannot be reached') }],
    ]);
    test.services.vendors.cardPayments = port;
    await post(path, { step: 'pay', card: 'pm_card_visa' });
    expect(await order(path)).toMatchObject({ order: { payment_status: 'paid' } });
  });

  it('asks for the whole address of a delivery, and for the total that comes with it, before it is an order', async () => {
    const page = shown((await app.inject(address())).body);
    expect(page.countries.map(({ code }) => code)).toEqual(['AT', 'DE']);
    expect(page.values.country).toBe('DE');
    const form = await filled('delivery', { reckoned: '[]', total: '900', country: 'DE' });
    const bare = await post(address(), form);
    expect([bare.statusCode, shown(bare.body).problems]).toEqual([
      422,
      { line1: expect.any(String), postcode: expect.any(String), city: expect.any(String) },
    ]);
    const odd = await post(address(), { ...form, ...home, postcode: '1' });
    expect(shown(odd.body).problems).toEqual({ postcode: expect.stringContaining('does not fit the country') });
    const dearer = await post(address(), { ...form, ...home });
    expect(dearer.statusCode).toBe(409);
    expect(shown(dearer.body)).toMatchObject({
      quote: { total: { amount: 1100 }, shipping: { amount: 200 } },
      problems: { form: expect.stringContaining('€11.00') },
      values: home,
    });
    const path = await placed({ ...form, ...home, total: '1100', tender: 'pickup' });
    expect(await order(path)).toMatchObject({
      order: { payment_status: 'paid', total: { amount: 1100 }, address: 'Hafenweg 1\n10115 Berlin\nGermany' },
    });
  });

  it('delivers nothing to where the store does not, nor without an address', async () => {
    const asked = till.asked({ tender: 'card', method_id: await methodOf('delivery') });
    const { status, body } = await test.as().send('orders.create', asked);
    expect([status, body]).toMatchObject([422, { code: 'order.invalid', errors: { address: expect.any(String) } }]);
    const nowhere = { ...asked, address: { line1: 'Rue 1', postcode: '', city: 'Paris', country: 'DE' } };
    expect((await test.as().send('orders.create', nowhere)).body).toMatchObject({
      errors: { 'address.postcode': expect.any(String) },
    });
    const form = await filled('delivery', { ...home, country: 'FR' });
    const refused = await post(address(), form);
    expect(refused.statusCode).toBe(409);
    const there = shown(refused.body);
    expect(there.problems).toEqual({ method: expect.any(String) });
    expect(there.quote.methods).toMatchObject([{}, { problem: 'not_there' }]);
    expect(await till.stock()).toMatchObject({ sold: 0, reserved: 0 });
  });

  it('lets the card service in where it has a key and somebody has to pay, and nowhere else', async () => {
    const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy']);
    const path = `/my-orders/${till.storeId}/${(await till.orderByCard()).link}`;
    expect(await policyOf(path)).not.toContain('stripe');
    const port = portOf(test);
    test.services.vendors.cardPayments = { ...port, isStandIn: false };
    await db.org(till.orgId, (tx) =>
      tx.query("update connected_accounts set home = 'test' where org_id = $1", [till.orgId]),
    );
    const policy = await policyOf(path);
    expect(policy).toContain("script-src 'self' https://js.stripe.com;");
    expect(policy).toContain('frame-src https://js.stripe.com https://hooks.stripe.com');
    expect(await order(path)).toMatchObject({ payment: { card: { is_stand_in: false } } });
    // Its wallets stand in the checkout, and nothing of it before.
    expect(await policyOf(address())).toContain("script-src 'self' https://js.stripe.com;");
    for (const before of [`/store/${till.storeId}/`, `/cart/${till.storeId}/`])
      expect(await policyOf(before)).not.toContain('stripe');
    // Nobody pays with a card for trying out there.
    expect((await post(path, { step: 'pay', card: 'pm_card_visa' })).statusCode).toBe(303);
    test.services.vendors.cardPayments = port;
    expect(await till.stock()).toMatchObject({ reserved: 1 });
  });
});
