import type { FastifyInstance } from 'fastify';
import { uuidv7 } from '../../platform/db/uuid.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { publicApp, screenDataOf } from '../../testing/public-app.js';
import { soldOutStore, type SoldOutStore } from '../../testing/stores/waited-for.js';

describeOnEngine('asking to be told when a product is back', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;
  let shop: SoldOutStore;
  let count = 0;
  let someone: string;
  beforeAll(async () => {
    test = await testApp(db);
    app = await publicApp(test.services);
  });
  beforeEach(async () => {
    shop = await soldOutStore({ test, app });
    someone = `asks${(count += 1)}@example.com`;
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const product = () => `${shop.page}?variant=${shop.variantId}`;
  /** Where who asks is led; nothing where they stay at the form. */
  const ledTo = async (email: string, variantId = shop.variantId) =>
    (await shop.ask(email, {}, variantId)).headers.location;

  it('is not possible while shoppers can buy it, cannot see it or see no open store [R.store.item]', async () => {
    const form = `${shop.page}/alert?variant=${shop.variantId}`;
    expect(screenDataOf((await app.inject(form)).body)).toMatchObject({ kind: 'form', action: form });
    const { set } = shop;
    await shop.change(1);
    expect(await ledTo(someone)).toBe(product());
    await shop.change(-1);
    const reasons: [why: () => Promise<unknown>, over: () => Promise<unknown>][] = [
      [() => set('stores', `status = 'paused'`), () => set('stores', `status = 'closed'`)],
      [() => set('stores', 'suspended_at = now()'), () => set('stores', `status = 'open', suspended_at = null`)],
      [() => set('store_items', 'is_shown = false'), () => set('store_items', 'is_shown = true')],
      [() => set('products', `status = 'draft'`), () => set('products', `status = 'active'`)],
      [() => set('product_variants', 'archived_at = now()'), () => set('product_variants', 'archived_at = null')],
    ];
    for (const [why, over] of reasons) {
      await why();
      expect([why.toString(), await ledTo(someone)]).toEqual([why.toString(), product()]);
      expect((await app.inject(form)).statusCode).toBe(302);
      await over();
    }
    expect(await shop.alerts()).toEqual([]);
    expect(await shop.mailsTo(someone)).toEqual([]);
    expect(await ledTo(someone)).toBe(`${form}&sent`);
  });

  it('is about variants of that product in that store alone', async () => {
    const other = await soldOutStore({ test, app });
    const hat = shop.items[1]?.variantIds[0] ?? '';
    for (const variantId of [other.variantId, hat, uuidv7(), 'x', '']) {
      expect(await ledTo(someone, variantId)).toBe(`${shop.page}?variant=${variantId}`);
    }
    const paths = [
      `/store/${shop.storeId}/inventory/${other.itemId}/alert?variant=${other.variantId}`,
      `/store/${other.storeId}/inventory/${shop.itemId}/alert?variant=${shop.variantId}`,
      `/store/x/inventory/y/alert?variant=${shop.variantId}`,
    ];
    for (const path of paths) {
      expect((await shop.post(path, { email: someone })).headers.location).toBe(path.replace('/alert', ''));
    }
    expect([await shop.alerts(), await other.alerts()]).toEqual([[], []]);
  });

  it('keeps what was typed when the address is none, and writes no header of a mail', async () => {
    for (const email of ['not an address', `${someone}\r\nBcc: victim@example.com`, `${someone}, victim@example.com`]) {
      const reply = await shop.ask(email);
      expect(reply.statusCode).toBe(422);
      const typed = { kind: 'form', email: email.trim(), problems: { email: expect.any(String) } };
      expect(screenDataOf(reply.body)).toMatchObject(typed);
    }
    await db.system((tx) =>
      tx.query('update stores set name = $2 where store_id = $1', [
        shop.storeId,
        'Stall\r\nBcc: victim@example.com www.evil.example',
      ]),
    );
    await shop.ask(someone);
    const [mail, ...more] = await shop.mailsTo(someone);
    expect(more).toEqual([]);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/evil\.example|victim@/);
    expect(await shop.mailsTo('victim@example.com')).toEqual([]);
  });

  it('lets programs think that it worked, and other sites’ forms show the page first', async () => {
    const form = `${shop.page}/alert?variant=${shop.variantId}`;
    const trapped = await shop.post(form, { email: someone, website: 'https://spam.example' });
    expect(trapped.headers.location).toBe(`${form}&sent`);
    const crossSite = await shop.ask(someone, { 'sec-fetch-site': 'cross-site' });
    expect(crossSite.headers.location).toBe(form);
    expect(await shop.mailsTo(someone)).toEqual([]);
  });

  it('sends a mailbox at most three such questions a day, of codes and products together, with one answer to all', async () => {
    const answers = [];
    for (const nth of [1, 2, 3, 4]) answers.push(await ledTo(`quota${count}+${nth}@example.com`));
    expect(new Set(answers).size).toBe(1);
    expect(await shop.alerts()).toHaveLength(3);
  });

  it('tells a network that it asked too often for one address, with what was typed', async () => {
    for (let tries = 0; tries < 5; tries += 1) await shop.ask(someone);
    const reply = await shop.ask(someone);
    expect(reply.statusCode).toBe(429);
    expect(screenDataOf(reply.body)).toMatchObject({
      kind: 'form',
      email: someone,
      problems: { form: expect.any(String) },
    });
  });

  it('cannot be answered for by a made-up link, or by the link of another item or store', async () => {
    const other = await soldOutStore({ test, app });
    await shop.ask(someone);
    const link = await shop.linkTo(someone);
    const paths = [
      link.slice(0, -3),
      link.replace(shop.itemId, shop.items[1]?.itemId ?? ''),
      link.replace(shop.storeId, other.storeId),
      link.replace(shop.itemId, other.itemId).replace(shop.storeId, other.storeId),
      link.replace(shop.itemId, 'x'),
      `${shop.page}/alert/x.y`,
    ];
    for (const path of paths) {
      expect((await shop.post(path, { choice: 'confirm' })).statusCode).toBe(410);
      expect((await shop.post(path, { choice: 'stop' })).statusCode).toBe(410);
    }
    expect(screenDataOf((await app.inject(link.slice(0, -3))).body)).toMatchObject({
      kind: 'over',
      product: shop.page,
    });
    const crossSite = await shop.post(link, { choice: 'confirm' }, { 'sec-fetch-site': 'cross-site' });
    expect([crossSite.statusCode, crossSite.headers.location]).toEqual([303, link]);
    expect(await shop.alerts()).toEqual([{ email: someone, is_confirmed: false }]);
  });

  it('stays within its organization', async () => {
    await shop.waiting(someone);
    const other = await soldOutStore({ test, app });
    const seen = (orgId: string) => db.org(orgId, (tx) => tx.query('select email from item_alerts'));
    expect(await seen(other.orgId)).toEqual([]);
    expect(await seen(shop.orgId)).toEqual([{ email: someone }]);
  });
});
