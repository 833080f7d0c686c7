import type { FastifyInstance } from 'fastify';
import type { TestApp } from '../app.js';
import { postForm } from '../public-app.js';
import { openStore, simpleProduct } from './open-store.js';

const price = { currency: 'EUR', amount: 900, compare_at: null, cost: null };
const shirt = {
  name: 'Shirt\nhttps://evil.example',
  options: [{ name: 'Size', values: ['S', 'L'] }],
  variants: [
    { option_values: ['S'], prices: [price] },
    { option_values: ['L'], prices: [price] },
  ],
};
let networks = 0;

/** A store that has no small shirt, and shoppers who ask to be told when it has. */
export async function soldOutStore({ test, app }: { test: TestApp; app: FastifyInstance }) {
  const { db } = test.services;
  const { orgId, owner } = await test.organization();
  const { call } = test.as(owner);
  const { storeId, items } = await openStore(call, orgId, [shirt, simpleProduct('Hat', 900)]);
  const [itemId = '', variantId = ''] = [items[0]?.itemId, items[0]?.variantIds[0]];
  const at = { org_id: orgId, store_id: storeId, variant_id: variantId };
  const change = (inventory_change: number) => call('stores.modifyInventory', { ...at, inventory_change });
  await call('stores.stockSettings', { ...at, mode: 'track' });
  networks += 1;
  const ip = `10.1.${networks}.1`;
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    postForm(app, url, fields, { 'x-forwarded-for': ip, ...headers });
  const page = `/store/${storeId}/inventory/${itemId}`;
  const mailsTo = (to: string) =>
    db.system((tx) =>
      tx.query<{ subject: string; body: string }>(
        'select subject, body from mails where recipient = $1 order by created_at, mail_id',
        [to],
      ),
    );
  const linkTo = async (to: string) =>
    /\/store\/[^/]+\/inventory\/[^/]+\/alert\/\S+/.exec((await mailsTo(to)).at(-1)?.body ?? '')?.[0] ?? '';
  const ask = (email: string, headers = {}, of = variantId) => post(`${page}/alert?variant=${of}`, { email }, headers);
  return {
    ...{ orgId, owner, call, storeId, items, itemId, variantId, at, page, change, post, ask, mailsTo, linkTo },
    /** Somebody who asked and confirmed. */
    waiting: async (email: string) => {
      await ask(email);
      await post(await linkTo(email), { choice: 'confirm' });
    },
    alerts: () =>
      db.system((tx) =>
        tx.query<{ email: string; is_confirmed: boolean }>(
          'select email, confirmed_at is not null as is_confirmed from item_alerts where org_id = $1 order by email',
          [orgId],
        ),
      ),
    set: (table: 'stores' | 'store_items' | 'products' | 'product_variants' | 'organizations', what: string) =>
      db.system((tx) => tx.query(`update ${table} set ${what} where org_id = $1`, [orgId])),
  };
}

export type SoldOutStore = Awaited<ReturnType<typeof soldOutStore>>;
