import type { FastifyInstance } from 'fastify';
import { byKind } from '../../platform/jobs/define-job.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { publicApp, screenDataOf } from '../../testing/public-app.js';
import { slowCommit } from '../../testing/engines/slow-commit.js';
import { soldOutStore, type SoldOutStore } from '../../testing/stores/waited-for.js';
import { findKeepers } from '../account/account.jobs.js';
import { tidyAlerts } from './item-alerts.sql.js';
import { sendItemAlerts } from './send-item-alerts.js';

describeOnEngine('who wants to be told when a product is back', ({ db, engine }) => {
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
    test.services.setNow('2026-11-20T10:00:00Z');
    shop = await soldOutStore({ test, app });
    someone = `someone${(count += 1)}@example.com`;
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  const send = () => sendItemAlerts(test.services);
  const later = (at: string) => test.services.setNow(at);
  /** The link of the mail in which somebody says that they mean it. */
  const askToBeForgotten = async (email: string) => {
    await shop.post('/deleteAlert', { email });
    await runDueJobs(test.services, byKind([findKeepers]));
    const mails = (await shop.mailsTo(email)).map(({ body }) => body).join('\n');
    return /\/deleteAlert\/\S+/.exec(mails)?.[0] ?? '';
  };

  it('is asked to confirm first, and told once, in their language, with the link of the variant [R.store.item]', async () => {
    const reply = await shop.ask(someone.toUpperCase(), { 'accept-language': 'de' });
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `${shop.page}/alert?variant=${shop.variantId}&sent`,
    ]);
    expect(screenDataOf((await app.inject(String(reply.headers.location))).body)).toMatchObject({
      screen: 'itemAlert',
      kind: 'sent',
      product: `${shop.page}?variant=${shop.variantId}`,
    });
    const link = await shop.linkTo(someone);
    const asked = { kind: 'ask', email: someone, storeName: 'Market stall', name: expect.stringContaining('(S)') };
    expect(screenDataOf((await app.inject(link)).body)).toMatchObject(asked);
    await shop.change(3);
    await send();
    expect(await shop.alerts()).toEqual([{ email: someone, is_confirmed: false }]);
    expect(await shop.mailsTo(someone)).toHaveLength(1);
    expect(screenDataOf((await shop.post(link, { choice: 'confirm' })).body)).toMatchObject({ kind: 'on' });
    later('2026-11-20T12:00:00Z');
    await send();
    await send();
    const [question, news, ...more] = await shop.mailsTo(someone);
    expect([question?.subject, news?.subject, more]).toEqual([
      'Market stall: Sollen wir Bescheid geben, wenn Shirt https evil. example (S) wieder da ist?',
      'Shirt https evil. example (S): wieder da bei Market stall',
      [],
    ]);
    expect(news?.body).toContain(`${shop.page}?variant=${shop.variantId}\n`);
    expect(await shop.alerts()).toEqual([]);
  });

  it('is not told while shoppers cannot buy it, whatever the reason', async () => {
    await shop.waiting(someone);
    await shop.change(3);
    const settings = (change: object) => shop.call('stores.stockSettings', { ...shop.at, ...change });
    const price = (currency: string) =>
      db.system((tx) =>
        tx.query('update variant_prices set currency = $2 where org_id = $1 and variant_id = $3', [
          ...[shop.orgId, currency, shop.variantId],
        ]),
      );
    const { set } = shop;
    const reasons: [why: () => Promise<unknown>, over: () => Promise<unknown>][] = [
      [() => shop.change(-3), () => shop.change(3)],
      [() => settings({ safety: 3 }), () => settings({ safety: 0 })],
      [() => settings({ is_sold_out_today: true }), () => settings({ is_sold_out_today: false })],
      [() => set('stores', `status = 'paused'`), () => set('stores', `status = 'closed'`)],
      [() => set('stores', `status = 'deleted'`), () => set('stores', `status = 'open'`)],
      [() => set('stores', 'suspended_at = now()'), () => set('stores', 'suspended_at = null')],
      [() => set('store_items', 'is_shown = false'), () => set('store_items', 'is_shown = true')],
      [() => set('products', `status = 'draft'`), () => set('products', `status = 'active'`)],
      [() => set('product_variants', 'archived_at = now()'), () => set('product_variants', 'archived_at = null')],
      [() => set('organizations', `delete_after = now()`), () => set('organizations', 'delete_after = null')],
      [() => price('USD'), () => price('EUR')],
    ];
    for (const [why, over] of reasons) {
      await why();
      await send();
      expect([why.toString(), (await shop.mailsTo(someone)).length]).toEqual([why.toString(), 1]);
      await over();
    }
    await send();
    expect(await shop.mailsTo(someone)).toHaveLength(2);
  });

  it('is told of what is not counted any more, and once a day without it is over', async () => {
    await shop.waiting(someone);
    await shop.call('stores.stockSettings', { ...shop.at, mode: 'free', is_sold_out_today: true });
    await send();
    expect(await shop.mailsTo(someone)).toHaveLength(1);
    later('2026-11-21T10:00:00Z');
    await send();
    expect(await shop.mailsTo(someone)).toHaveLength(2);
  });

  it('is told once by many processes at once', async () => {
    const people = Array.from({ length: 4 }, (_, nth) => `${nth}${someone}`);
    for (const email of people) await shop.waiting(email);
    await shop.change(1);
    await Promise.all(Array.from({ length: 8 }, send));
    for (const email of people) expect(await shop.mailsTo(email)).toHaveLength(2);
    expect(await shop.alerts()).toEqual([]);
  });

  it('is one row however often they ask at once, and no mail follows once they confirmed', async () => {
    await Promise.all(Array.from({ length: 3 }, () => shop.ask(someone)));
    expect(await shop.alerts()).toHaveLength(1);
    await shop.post(await shop.linkTo(someone), { choice: 'confirm' });
    const before = (await shop.mailsTo(someone)).length;
    later('2026-11-22T10:00:00Z');
    const again = await shop.ask(someone);
    expect(again.headers.location).toBe((await shop.ask(`new${someone}`)).headers.location);
    expect(await shop.mailsTo(someone)).toHaveLength(before);
  });

  it('who does not confirm is gone after three days, and who waits after half a year', async () => {
    await shop.ask(someone);
    await shop.waiting(`2${someone}`);
    const gone = async (now: string) => {
      await db.system((tx) => tidyAlerts(tx, new Date(now)));
      return (await shop.alerts()).length;
    };
    expect(await gone('2026-11-23T09:59:59Z')).toBe(2);
    expect(await gone('2026-11-23T10:00:01Z')).toBe(1);
    expect(await gone('2027-05-21T10:00:01Z')).toBe(0);
  });

  it('stops with the link of the mail, also while the store is closed, and is not told', async () => {
    await shop.waiting(someone);
    const link = await shop.linkTo(someone);
    await shop.set('stores', `status = 'closed'`);
    expect(screenDataOf((await app.inject(link)).body)).toMatchObject({ kind: 'on', product: '' });
    expect(screenDataOf((await shop.post(link, { choice: 'stop' })).body)).toMatchObject({ kind: 'stopped' });
    await shop.set('stores', `status = 'open'`);
    await shop.change(1);
    await send();
    expect(await shop.mailsTo(someone)).toHaveLength(1);
    expect((await app.inject(link)).statusCode).toBe(410);
  });

  it('counts on the stock card once they confirmed, and goes with the item [A.store.stock]', async () => {
    await shop.waiting(someone);
    await shop.ask(`2${someone}`);
    const { data } = await shop.call('stores.adminInventory', { org_id: shop.orgId, store_id: shop.storeId });
    expect(data.map(({ variants }) => variants.map(({ waiting }) => waiting))).toEqual([[1, 0], [0]]);
    await shop.call('stores.removeItem', { org_id: shop.orgId, item_id: shop.itemId });
    expect(await shop.alerts()).toEqual([]);
  });

  it('is forgotten with everything else that an organization keeps under the address', async () => {
    await shop.waiting(someone);
    const link = await askToBeForgotten(someone);
    expect(JSON.stringify(screenDataOf((await app.inject(link)).body).lost)).toContain('one code or product');
    await shop.post(link, { choice: 'delete' });
    expect(await shop.alerts()).toEqual([]);
  });

  // The embedded engine has one connection, which cannot do two things at once.
  if (engine !== 'postgres') return;

  it('is forgotten with the mail that is being written to them', async () => {
    await shop.waiting(someone);
    const link = await askToBeForgotten(someone);
    await shop.change(1);
    const slow = slowCommit(db);
    const sending = sendItemAlerts({ ...test.services, db: slow.db });
    const deleting = shop.post(link, { choice: 'delete' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    slow.commit();
    await Promise.all([sending, deleting]);
    expect((await shop.mailsTo(someone)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/is back/),
    );
    expect(screenDataOf((await deleting).body).kind).toBe('deleted');
  });

  it('keeps nobody’s sale waiting while mails are being written', async () => {
    await shop.waiting(someone);
    await shop.change(2);
    const slow = slowCommit(db);
    const sending = sendItemAlerts({ ...test.services, db: slow.db });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await shop.change(-1);
    slow.commit();
    await sending;
    expect(await shop.mailsTo(someone)).toHaveLength(2);
  });
});
