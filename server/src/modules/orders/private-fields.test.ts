import type { FastifyInstance, InjectOptions } from 'fastify';
import { contract, type Operation, type OperationId } from '@swapt/shared/contract';
import { can, type Permission, type Role } from '@swapt/shared/values';
import { buildApi } from '../../app/build-api.js';
import { readConfig } from '../../platform/config/config.js';
import { createLog } from '../../platform/http/logger.js';
import { VendorError } from '../../platform/vendors/vendor-error.js';
import { makeStandIn, type StandIn } from '../../platform/vendors/stripe/stand-in/stand-in.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { postForm, publicApp } from '../../testing/public-app.js';
import { portOf } from '../../testing/stores/card-till.js';
import { canary, fillWithCanaries, type OrderCanaries } from '../../testing/stores/order-canaries.js';
import { sampleCall } from '../../testing/tenancy/sample-call.js';
import { snapshot } from '../../testing/tenancy/snapshot.js';
import { missingIds } from '../../testing/tenancy/world.js';

const operations = (Object.entries(contract) as [OperationId, Operation][]).filter(([, { path }]) =>
  /^\/(v1|api)\/(order|payment|store|add-on|discount|item|catalog)/.test(path),
);
const stripeKey = `sk_test_${canary()}`;
const [ownSecret, connectSecret] = [`whsec_${canary()}`, `whsec_${canary()}`];

/** What shoppers wrote, and where they read it. */
const ofShopper = ['name', 'email', 'phone', 'address', 'note', 'link', 'openLink'];
/** What a team wrote and was answered about an order. */
const ofTeam = ['teamNote', 'tag', 'event', 'author', 'intentId', 'failure', 'refundNote', 'refundError'];
/** What a team has to mend at the card service, for those who may. */
const ofAccount = ['accountMissing', 'accountError'];
/** A browser cannot pay without it: it stands where somebody is about to, and nowhere else. */
const paidAt = 'account';

const isPermitted = (role: Role, who: Operation['who']) => !who.includes(':') || can(role, who as Permission);
const placeOf = (url: string) => url.split('?', 1)[0] ?? url;

interface Seen {
  place: string;
  text: string;
}

describeOnEngine('what is private in an order', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let standIn: StandIn;
  let shop: OrderCanaries;
  let other: OrderCanaries;
  let secrets: Record<string, string>;
  const log: string[] = [];

  beforeAll(async () => {
    const now = () => test.services.now();
    const lines = createLog('trace', { write: (line) => void log.push(line) });
    standIn = makeStandIn({ db, log: lines, now });
    const config = readConfig({
      ...{
        SWAPT_RATE_LIMIT: '1000000',
        SWAPT_STRIPE_KEY: stripeKey,
        SWAPT_STRIPE_URL: String(await standIn.address()),
      },
      ...{ SWAPT_STRIPE_WEBHOOK_SECRET: ownSecret, SWAPT_STRIPE_CONNECT_SECRET: connectSecret },
    });
    test = await testApp(db, { config, log: lines });
    app = await publicApp(test.services, await buildApi(test.services));
    [shop, other] = [await fillWithCanaries(test), await fillWithCanaries(test)];
    const secret = Buffer.from(await test.services.scans.secret());
    secrets = {
      ...shop.canaries,
      ...{
        stripeKey,
        ownSecret,
        connectSecret,
        secret: secret.toString('base64'),
        secretInHex: secret.toString('hex'),
      },
    };
  });
  afterAll(async () => {
    await app.close();
    await test.close();
    await standIn.close();
  });

  /** Which of them stand where. */
  const found = (seen: readonly Seen[]): Record<string, string[]> => {
    const places = Object.entries(secrets).map(([field, value]): [string, string[]] => [
      field,
      [...new Set(seen.filter(({ text }) => text.includes(value)).map(({ place }) => place))],
    ]);
    return Object.fromEntries(places.filter(([, at]) => at.length > 0));
  };

  /** The whole reply of an operation, and what of it is a file in base64. */
  async function asked(id: OperationId, caller: TestUser | undefined, input: object): Promise<Seen> {
    const { text, headers, body } = await test.as(caller).send(id, input);
    const file = typeof body.body === 'string' ? Buffer.from(body.body, 'base64').toString() : '';
    return { place: id, text: text + JSON.stringify(headers) + file };
  }
  async function page(request: InjectOptions & { url: string }): Promise<Seen> {
    const { body, headers } = await app.inject(request);
    return { place: placeOf(request.url), text: body + JSON.stringify(headers) };
  }
  const sample = (id: OperationId, more: object = {}) => ({
    ...sampleCall(id, contract[id], missingIds({ ...shop.ids })),
    ...more,
  });

  const wrongLinks = () => [
    ...[`${shop.paid.order_id}.${'A'.repeat(22)}`, shop.paid.order_id, `${shop.paid.order_id}.`],
    ...[`${shop.paid.order_id}.${shop.canaries.openLink}`, `${shop.paid.order_id}.${other.canaries.link}`],
  ];
  const orderPage = (link: string) => `/my-orders/${shop.till.storeId}/${link}`;
  const checkout = () => `/checkout/${shop.till.storeId}/?item=${shop.till.mug}.1`;
  const pages = () => {
    const { storeId } = shop.till;
    const item = `/store/${storeId}/inventory/${shop.ids.inventory_id}`;
    return [
      ...[
        `/store/${storeId}/`,
        `/store/${storeId}/?q=${shop.paid.order_id}`,
        item,
        `${item}/alert`,
        `/cart/${storeId}/`,
      ],
      ...[checkout(), `/my-orders/${storeId}/`, '/', '/sitemap.xml', '/metrics'],
      ...wrongLinks().map(orderPage),
    ];
  };
  /** What a browser has after somebody wrote the code that was mailed to them. */
  async function cookieOf({ till, email, code }: OrderCanaries): Promise<string> {
    const { headers } = await postForm(app, `/my-orders/${till.storeId}/`, { step: 'code', email, code });
    return String(headers['set-cookie']).split(';', 1)[0] ?? '';
  }
  /** Every operation, with wrong links where it takes one. */
  async function askAll(caller: TestUser | undefined, more: object): Promise<Seen[]> {
    const seen: Seen[] = [];
    for (const [id, { who }] of operations) {
      const own = 'org_id' in contract[id].input.properties ? more : {};
      seen.push(await asked(id, caller, sample(id, own)));
      if (who !== 'public' || !('link' in contract[id].input.properties)) continue;
      for (const link of wrongLinks()) seen.push(await asked(id, caller, sample(id, { link, email: undefined })));
    }
    return seen;
  }
  const lists = async (caller: TestUser, orgId: string): Promise<Seen[]> => {
    const named = { org_id: orgId, store_id: shop.till.storeId };
    return [await asked('orders.byStore', caller, named), await asked('orders.exportCsv', caller, named)];
  };

  it('is shown to no stranger, by no operation and on no page', async () => {
    const { email, till } = shop;
    const seen = await askAll(undefined, {});
    for (const code of ['000000', other.code])
      seen.push(await asked('orders.customer', undefined, { store_id: till.storeId, email, code }));
    seen.push(await asked('orders.mailCode', undefined, { store_id: till.storeId, email }));
    for (const url of pages()) seen.push(await page({ url }));
    const cookie = await cookieOf(other);
    seen.push(await page({ url: `/my-orders/${till.storeId}/`, headers: { cookie } }));
    // Its text is packed, so no canary is found in it.
    for (const link of wrongLinks()) expect((await app.inject(`${orderPage(link)}/receipt.pdf`)).statusCode).toBe(404);
    const forms: Record<string, string>[] = [{}, { step: 'pay', card: 'pm_card_visa' }];
    for (const link of wrongLinks())
      for (const fields of forms)
        seen.push({ place: `form of ${link}`, text: (await postForm(app, orderPage(link), fields)).body });
    expect(found(seen)).toEqual({ [paidAt]: ['payments.options', placeOf(checkout())] });
  });

  it('is shown to no other organization, whichever it names', async () => {
    const { owner, orgId } = other.till;
    const seen: Seen[] = [];
    for (const org_id of [shop.till.orgId, orgId])
      seen.push(...(await askAll(owner, { org_id })), ...(await lists(owner, org_id)));
    expect(found(seen)).toEqual({ [paidAt]: ['payments.options'] });
  });

  it('is shown to whoever has the link or the mailbox, as far as they wrote it or need it to pay', async () => {
    const { till, paid, open, email, code } = shop;
    const store_id = till.storeId;
    const byLink: Seen[] = [];
    for (const { link } of [paid, open]) {
      for (const id of ['orders.customer', 'payments.intent', 'payments.success'] as const)
        byLink.push(await asked(id, undefined, { store_id, link }));
      byLink.push(await page({ url: orderPage(link) }));
    }
    const { clientSecret, ...shown } = found(byLink);
    expect(Object.keys(shown).sort()).toEqual([...ofShopper, paidAt].sort());
    expect(clientSecret).toEqual(['payments.intent']);
    const headers = { cookie: await cookieOf(shop) };
    const byMailbox = [
      await asked('orders.customer', undefined, { store_id, email, code }),
      await page({ url: `/my-orders/${store_id}/`, headers }),
    ];
    const whole = ofShopper.filter((field) => field !== 'openLink');
    expect(Object.keys(found(byMailbox)).sort()).toEqual([...whole].sort());
  });

  it.each([
    ['viewer', []],
    ['cashier', []],
    ['editor', []],
    ['admin', ofAccount],
    ['owner', ofAccount],
  ] as const)('is shown to the %s of a team as far as their role goes', async (role, more) => {
    const { orgId, owner } = shop.till;
    const person = role === 'owner' ? owner : await test.user();
    if (role !== 'owner') await test.member(orgId, person, role);
    const seen = await lists(person, orgId);
    expect(found(seen).name).toEqual(['orders.byStore', 'orders.exportCsv']);
    seen.push(await asked('orders.get', person, { org_id: orgId, id: shop.open.order_id }));
    for (const [id, { who, readsOnly, method }] of operations) {
      const changes = isPermitted(role, who) && !readsOnly && method !== 'GET' && id !== 'payments.org';
      if (!changes) seen.push(await asked(id, person, sample(id)));
    }
    expect(Object.keys(found(seen)).sort()).toEqual([...ofShopper, ...ofTeam, ...more, paidAt].sort());
  });

  it('stays with the operator where the card service says it in a failure', async () => {
    const { vendors } = test.services;
    const port = portOf(test);
    const reasons = [canary(), canary()];
    const [refused = '', broken = ''] = reasons;
    const named = { store_id: shop.till.storeId, link: shop.open.link };
    for (const failure of [
      new VendorError('Stripe', 'refused', refused, { detail: { code: 'canary', message: refused } }),
      new VendorError('Stripe', 'unavailable', refused),
      new Error(broken),
    ]) {
      const fails = () => Promise.reject(failure);
      vendors.cardPayments = { ...port, readIntent: fails, createIntent: fails, confirmIntent: fails };
      for (const id of ['payments.intent', 'payments.success'] as const) {
        const { status, text } = await test.as().send(id, named);
        expect(status).toBeGreaterThanOrEqual(400);
        for (const reason of reasons) expect(text).not.toContain(reason);
      }
      for (const { body } of [
        await app.inject(orderPage(shop.open.link)),
        await postForm(app, orderPage(shop.open.link), { step: 'pay' }),
      ])
        for (const reason of reasons) expect(body).not.toContain(reason);
    }
    vendors.cardPayments = port;
    for (const reason of reasons) expect(log.join('')).toContain(reason);
  });

  it('is kept with no reply that is given out again', async () => {
    const { till, open } = shop;
    const options = () => ({ idempotencyKey: crypto.randomUUID() });
    const named = { store_id: till.storeId, link: open.link };
    await test.as().send('payments.intent', named, options());
    await test.as().send('payments.success', named, options());
    const { tender: _, ...wanted } = till.asked();
    const { body } = await test.as().send('payments.paymentIntent', wanted, options());
    const made = body.data as { order: { link: string }; payment: { client_secret: string } };
    const kept = (await snapshot(db, till.orgId)).split('\n');
    secrets = { ...secrets, ...{ madeLink: made.order.link, madeSecret: made.payment.client_secret } };
    expect(found(kept.map((text) => ({ place: 'database', text })))).toMatchObject({ name: ['database'] });
    for (const secret of [
      made.order.link,
      made.payment.client_secret,
      shop.canaries.clientSecret,
      shop.canaries.openLink,
    ])
      expect(kept.filter((row) => row.includes(secret))).toEqual([]);
  });

  it('stands on pages that nobody keeps, finds or passes on', async () => {
    for (const url of [orderPage(shop.open.link), `/my-orders/${shop.till.storeId}/`, checkout()]) {
      const { headers, body } = await app.inject(url);
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
      expect(body).toContain('noindex');
    }
  });

  // The last one: all that was asked before is in it.
  it('is in no line of the log', async () => {
    expect(log.length).toBeGreaterThan(100);
    expect(found(log.map((text) => ({ place: text, text })))).toEqual({});
  });
});
