import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { salesKit } from '../../testing/stores/sales-kit.js';
import { openCardTill, type CardTill } from '../../testing/stores/card-till.js';
import { openTill } from '../../testing/stores/till.js';

const hour = 3_600_000;
const day = 24 * hour;

describeOnEngine('what a store sold', ({ db }) => {
  let test: TestApp;
  let kit: ReturnType<typeof salesKit>;
  beforeAll(async () => {
    test = await testApp(db);
    kit = salesKit(test);
  });
  afterAll(() => test.close());

  describe('by its parts', () => {
    let till: CardTill;
    const start = Date.parse('2026-05-04T08:00:00Z');
    const codes: Record<string, string> = {};
    let pageId = '';
    let campaignId = '';
    beforeAll(async () => {
      kit.setNow(new Date(start));
      const rates = [{ country: 'DE', region: '', standard: 1900, reduced: 700 }];
      till = await openCardTill(test, 50, { tax_rates: rates });
      const { orgId: org_id, storeId: store_id, call } = till;
      for (const name of ['Poster', 'Leaflet']) {
        const { data } = await call('codes.create', { org_id, name, type: 'store', content: { store_id } });
        codes[name] = data.code_id;
      }
      pageId = (await call('pages.create', { org_id, name: 'Spring' })).data.page_id;
      campaignId = (await call('campaigns.create', { org_id, name: 'Market days', code_ids: [codes.Poster ?? ''] }))
        .data.campaign_id;
      await call('campaigns.update', { org_id, campaign_id: campaignId, data: { state: 'running' } });
    });

    it('knows which code, page and campaign sold what, each with the orders behind it [A.store.analytics]', async () => {
      const poster = codes.Poster ?? '';
      const leaflet = codes.Leaflet ?? '';
      const two = [
        { variant_id: till.mug, quantity: 2, code_id: poster },
        { variant_id: till.hat, quantity: 1, code_id: leaflet.toUpperCase(), page_id: pageId },
      ];
      const both = await kit.orderAt(till, new Date(start + hour), { items: two });
      const one = await kit.orderAt(till, new Date(start + 2 * hour), {
        items: [{ variant_id: till.mug, quantity: 1, code_id: poster }],
      });
      const none = await kit.orderAt(till, new Date(start + 3 * hour));
      const { codes: shares, pages, campaigns, direct, from, to } = await kit.report(till);
      expect(shares).toEqual([
        { id: poster, name: 'Poster', orders: 2, items: 3, sales: 2700 },
        { id: leaflet, name: 'Leaflet', orders: 1, items: 1, sales: 2000 },
      ]);
      expect(pages).toEqual([{ id: pageId, name: 'Spring', orders: 1, items: 1, sales: 2000 }]);
      expect(campaigns).toEqual([{ id: campaignId, name: 'Market days', orders: 2, items: 3, sales: 2700 }]);
      expect(direct).toMatchObject({ orders: 1, items: 1, sales: 900 });
      expect(await kit.listed(till, { from, to, code_id: poster })).toEqual([one.id, both.id]);
      expect(await kit.listed(till, { from, to, page_id: pageId })).toEqual([both.id]);
      expect(await kit.listed(till, { from, to, campaign_id: campaignId })).toEqual([one.id, both.id]);
      expect(await kit.listed(till, { from, to, part: 'direct' })).toEqual([none.id]);
      const found = async (search: string) => {
        const asked = { org_id: till.orgId, store_id: till.storeId, counted: { from, to }, search };
        return (await till.call('orders.byStore', asked)).data.map(({ order_id, number }) => ({ order_id, number }));
      };
      const [newest] = await found('');
      expect(await found(`#${newest?.number ?? 0}`)).toEqual([newest]);
      expect(await found('---')).toEqual([]);
      expect((await till.read(both.id)).lines).toMatchObject([
        { code_id: poster, page_id: null, campaign_id: campaignId },
        { code_id: leaflet, page_id: pageId, campaign_id: null },
      ]);
    });

    it('keeps what was true then: a campaign that ends and a code that goes stay with the order', async () => {
      const { orgId: org_id, call } = till;
      await call('campaigns.update', { org_id, campaign_id: campaignId, data: { state: 'ended' } });
      const after = await kit.orderAt(till, new Date(start + 4 * hour), {
        items: [{ variant_id: till.mug, quantity: 1, code_id: codes.Poster ?? '' }],
      });
      await call('codes.delete', { org_id, code_id: codes.Leaflet ?? '' });
      expect((await till.read(after.id)).lines).toMatchObject([{ code_id: codes.Poster, campaign_id: null }]);
      const { campaigns, codes: shares } = await kit.report(till);
      expect(campaigns).toMatchObject([{ orders: 2 }]);
      expect(shares).toMatchObject([{ orders: 3 }, { orders: 1, sales: 2000 }]);
    });

    it('takes nobody’s word: a code, a page of another organization and ids of nothing count as none', async () => {
      const other = await openTill(test);
      const { data: foreign } = await other.call('codes.create', {
        ...{ org_id: other.orgId, name: 'Foreign', type: 'store', content: { store_id: other.storeId } },
      });
      const { page_id } = (await other.call('pages.create', { org_id: other.orgId, name: 'Theirs' })).data;
      const before = await kit.report(till);
      const made = await kit.orderAt(till, new Date(start + 5 * hour), {
        items: [
          { variant_id: till.mug, quantity: 1, code_id: foreign.code_id, page_id },
          { variant_id: till.hat, quantity: 1, code_id: till.storeId, page_id: till.orgId },
          { variant_id: till.hat, quantity: 1, code_id: codes.Leaflet ?? '' },
        ],
      });
      const nothing = { code_id: null, page_id: null, campaign_id: null };
      expect((await till.read(made.id)).lines).toMatchObject([nothing, nothing, nothing]);
      const after = await kit.report(till);
      expect([after.codes, after.pages]).toEqual([before.codes, before.pages]);
      const odd = { items: [{ variant_id: till.mug, quantity: 1, code_id: 'poster' }] };
      expect((await till.order(odd)).status).toBe(400);
    });

    it('adds tax, tenders and refunds up by the ledger: what goes back later counts when it goes back', async () => {
      const then = start + 10 * day - 2 * hour;
      kit.setNow(new Date(then));
      const { orgId: org_id, call } = till;
      const cash = await kit.orderAt(till, new Date(then));
      await till.update(cash.id, 'mark_paid', { tender: 'cash' });
      const card = await till.orderByCard({ contact: { ...till.buyer, email: 'card@example.com' } });
      await till.payThere(card);
      await till.success(card);
      kit.setNow(new Date(start + 14 * day));
      const { status } = await till.refund(card.order_id, { amount: 400 });
      expect(status).toBe(200);
      await till.work();
      await till.report();
      const today = await kit.report(till, '1day');
      expect(today.totals).toMatchObject({ orders: 0, sales: 0, refunds: 400, average: null });
      expect(today.tenders).toEqual([{ tender: 'online', received: 0, refunded: 400 }]);
      expect(await kit.listed(till, { from: today.from, to: today.to, part: 'refunds' })).toEqual([card.order_id]);
      kit.setNow(new Date(start + 17 * day));
      const old = await kit.report(till, '7day', { before: true });
      expect(old.totals).toMatchObject({ orders: 2, sales: 1800, refunds: 0, test_orders: 1, tax: 2 * 144 });
      expect(old.tenders).toEqual([
        { tender: 'cash', received: 900, refunded: 0 },
        { tender: 'online', received: 900, refunded: 0 },
      ]);
      expect(await kit.listed(till, { from: old.from, to: old.to, tender: 'cash' })).toEqual([cash.id]);
      expect(await kit.listed(till, { from: old.from, to: old.to, part: 'tests' })).toEqual([card.order_id]);
      await kit.keep();
      expect((await till.refund(cash.id)).status).toBe(200);
      await till.work();
      expect((await kit.report(till, '1day')).totals.refunds).toBe(900);
      await call('orders.cancel', { org_id, id: cash.id });
      expect((await kit.report(till, '1day')).totals.refunds).toBe(0);
      await till.work();
      // What was counted already follows: the order that was called off, and its money on another day.
      for (const how of ['stale', 'counted again']) {
        if (how !== 'stale') await kit.keep();
        const less = await kit.report(till, '7day', { before: true });
        expect([how, less.totals]).toEqual([how, expect.objectContaining({ orders: 1, sales: 900 })]);
        expect([how, less.tenders]).toEqual([how, [{ tender: 'online', received: 900, refunded: 0 }]]);
      }
      expect(await kit.wrongSales()).toEqual([]);
    });

    it('tells new customers from those who come back, add-ons and discounts from the rest', async () => {
      const shop = await openTill(test, 20);
      const { orgId: org_id, storeId: store_id, call } = shop;
      const { data: addOn } = await call('addons.create', {
        ...{ org_id, store_id, name: 'Gift wrap', price: { amount: 250, currency: 'EUR' }, most: 3 },
        item_ids: [shop.items[0]?.itemId ?? ''],
      });
      const gives = { kind: 'percent', percent_bps: 1000 } as const;
      const { data: ten } = await call('discounts.create', { org_id, name: 'Ten off', code: 'TEN', gives });
      await call('discounts.activate', { org_id, discount_id: ten.discount_id });
      const at = Date.parse('2026-06-02T09:00:00Z');
      const contact = { name: 'Kim', email: 'Kim@Example.com' };
      const wrapped = [{ variant_id: shop.mug, quantity: 2, add_ons: [{ add_on_id: addOn.add_on_id, quantity: 1 }] }];
      const first = await kit.orderAt(shop, new Date(at), { contact, items: wrapped });
      const again = await kit.orderAt(shop, new Date(at + hour), { contact: { ...contact, email: 'kim@example.com' } });
      const other = await kit.orderAt(shop, new Date(at + 2 * hour), { codes: ['TEN'] });
      kit.setNow(new Date(at + 3 * hour));
      const { totals, add_ons, products, from, to } = await kit.report(shop, '1day');
      expect(totals).toMatchObject({
        ...{ orders: 3, items: 4, add_ons: 500, discounts: 90, sales: 1800 + 500 + 900 + 810 },
        ...{ orders_of_new: 2, orders_of_returning: 1, orders_of_unknown: 0, average: Math.round(4010 / 3) },
      });
      expect(add_ons).toMatchObject([{ id: addOn.add_on_id, name: 'Gift wrap', orders: 1, items: 2, sales: 500 }]);
      expect(products).toMatchObject([{ name: 'Mug', orders: 3, items: 4, sales: 4010 }]);
      const parts = { add_ons: first, discounts: other, returning: again } as const;
      for (const [part, { id }] of Object.entries(parts))
        expect([part, await kit.listed(shop, { from, to, part: part as keyof typeof parts })]).toEqual([part, [id]]);
      expect(await kit.listed(shop, { from, to, part: 'new' })).toEqual([other.id, first.id]);
      expect(await kit.listed(shop, { from, to, add_on_id: addOn.add_on_id })).toEqual([first.id]);
      expect(await kit.listed(shop, { from, to, item_id: shop.items[0]?.itemId ?? '' })).toHaveLength(3);
      const found = await call('orders.byStore', { org_id, store_id, search: 'kim', counted: { from, to } });
      expect(found.total).toBe(2);
    });
  });
});
