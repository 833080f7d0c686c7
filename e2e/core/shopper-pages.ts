import { ApiError, type Call } from '@swapt/shared/client';
import type { PageBlock } from '@swapt/shared/contract';
import { fetchSampleTexts } from '@swapt/shared/messages/editor-words';
import { newBlockIn, newDocumentIn } from '@swapt/shared/page/document';
import { blockTypes } from '@swapt/shared/values';
import { expect } from '@playwright/test';
import { createContentCodes } from './content-codes.js';
import { openShop } from './shops/open-shop.js';
import { placeOrder } from './shops/place-order.js';

interface OneTime {
  org_id: string;
  base_code_id: string;
  batch_id: string;
}

/** What a phone sees of an organization's codes that do not lead on, by a short name for its picture. */
export async function shopperPages(call: Call, orgId: string, codeId: string): Promise<Record<string, string>> {
  const [fresh, spent] = await oneTimeSlugs(call, orgId, codeId);
  if (!fresh || !spent) throw new Error('The batch has too few codes');
  await call('codes.redeem', { id: spent });
  const note = { org_id: orgId, code_id: codeId, text: 'Open every day from 8 to 18.\nClosed on Mondays.' };
  const { data: made } = await call('codes.notes.add', { ...note, is_public: true });
  return {
    ...(await stoppedCodes(call, orgId)),
    ...(await passedOn(call, orgId, codeId)),
    ...(await createContentCodes(call, orgId)),
    ...(await landingPages(call, orgId)),
    ...(await pagesOfLanguages(call, orgId)),
    ...(await storePages(call, orgId)),
    'one-time-ready': `/${fresh}`,
    'one-time-used': `/${spent}`,
    note: new URL(made.url ?? '').pathname,
    'note-unknown': `/code/note/${orgId}`,
  };
}

/** A store, a product with options and one that is sold out, and what is not there. Its cart is empty in a browser that was not there before. */
async function storePages(call: Call, orgId: string): Promise<Record<string, string>> {
  const { storeId, itemOf, productOf, variantOf } = await openShop(call, orgId);
  const { data: catalog } = await call('catalogs.create', { org_id: orgId, name: 'From the kiln' });
  const { catalog_id } = catalog;
  await call('items.add', { org_id: orgId, catalog_id, product_ids: [productOf(0), productOf(3)] });
  const { data: store } = await call('stores.get', { org_id: orgId, store_id: storeId });
  const change = { revision: store.revision, data: { catalog_ids: [catalog_id] } };
  await call('stores.update', { org_id: orgId, store_id: storeId, ...change });
  const order = await placeOrder(call, storeId, variantOf(0), 2);
  return {
    checkout: `/checkout/${storeId}/?item=${variantOf(0)}.2`,
    'checkout-empty': `/checkout/${storeId}/`,
    order: `/my-orders/${storeId}/${order.link}`,
    'order-unknown': `/my-orders/${storeId}/x`,
    'my-orders': `/my-orders/${storeId}/`,
    store: `/store/${storeId}/`,
    'store-category': `/store/${storeId}/?c=${catalog_id}`,
    'store-search': `/store/${storeId}/?q=nothing`,
    'store-item': `/store/${storeId}/inventory/${itemOf(0)}`,
    'store-item-sold-out': `/store/${storeId}/inventory/${itemOf(2)}`,
    'store-item-unknown': `/store/${storeId}/inventory/${orgId}`,
    'store-unknown': `/store/${orgId}/`,
    cart: `/cart/${storeId}/`,
  };
}

/** Pages made from templates, as they are shown, thanked for, and gone. */
async function landingPages(call: Call, orgId: string): Promise<Record<string, string>> {
  const templates = ['swapt', 'my-music'] as const;
  const sets = await Promise.all(
    templates.map(async (identifier) => (await call('templates.get', { org_id: orgId, identifier })).data),
  );
  const shown: Record<string, string> = {};
  for (const { template_id, name, document: draft, is_built_in } of sets.flat()) {
    if (!is_built_in) continue;
    const { page_id } = (await call('pages.create', { org_id: orgId, name, draft })).data;
    await call('pages.publish', { org_id: orgId, page_id, revision: 1 });
    shown[`page-${template_id}`] = `/page/${page_id}`;
  }
  const { page_id } = (await call('pages.create', { org_id: orgId, name: 'Not yet public' })).data;
  return {
    ...shown,
    'page-thanks': `${shown['page-party']}?thanks=`,
    'page-draft': `/page/${page_id}`,
    'page-unknown': `/page/${orgId}`,
  };
}

/** Every kind of block as it begins in a language, on a page of that language. */
async function pagesOfLanguages(call: Call, orgId: string): Promise<Record<string, string>> {
  const shown: Record<string, string> = {};
  for (const language of ['de', 'ar']) {
    const samples = await fetchSampleTexts(language);
    const blocks = blockTypes.map((type) => newBlockIn(samples, type, type) as PageBlock);
    const draft = newDocumentIn(samples, { language }, blocks);
    const { page_id } = (await call('pages.create', { org_id: orgId, name: `Blocks, ${language}`, draft })).data;
    await call('pages.publish', { org_id: orgId, page_id, revision: 1 });
    shown[`page-blocks-${language}`] = `/page/${page_id}`;
  }
  return shown;
}

/** Three one-time codes that nobody used. */
export async function oneTimeSlugs(call: Call, orgId: string, codeId: string): Promise<string[]> {
  const batch = await oneTimeBatch(call, orgId, codeId);
  const { data: codes } = await call('codes.oneTimeList', { ...batch, pageSize: 3 });
  return codes.map(({ slug }) => slug);
}

/** A batch of one-time codes that is ready. */
export async function oneTimeBatch(call: Call, orgId: string, codeId: string): Promise<OneTime> {
  const base = { org_id: orgId, base_code_id: codeId };
  const { data } = await call('codes.createOneTime', { ...base, amount: 3, offer: 'One free coffee' });
  const batch = { ...base, batch_id: data.batch_id };
  await expect.poll(async () => (await call('codes.oneTimeBatches', batch)).data[0]?.state).toBe('done');
  return batch;
}

/** What a code that works may be passed on with, complained about with, and used under. */
async function passedOn(call: Call, orgId: string, codeId: string): Promise<Record<string, string>> {
  const { slug } = (await call('codes.get', { org_id: orgId, code_id: codeId })).data;
  await call('reports.create', { kind: 'code', id: slug, reason: 'other', note: 'The shop has moved away.' });
  return {
    'share-code': `/share?code=${slug}`,
    'report-code': `/report?code=${slug}`,
    terms: `/${orgId}/terms`,
    notice: `/${orgId}/privacy`,
  };
}

async function stoppedCodes(call: Call, orgId: string): Promise<Record<string, string>> {
  const stop = {
    paused: (code_id: string) => call('codes.update', { org_id: orgId, code_id, data: { status: 'paused' } }),
    deleted: (code_id: string) => call('codes.delete', { org_id: orgId, code_id }),
    archived: (code_id: string) => call('codes.bulk', { org_id: orgId, code_ids: [code_id], action: 'archive' }),
    'used-up': async (code_id: string) => {
      const { data } = await call('codes.update', { org_id: orgId, code_id, data: { scan_limit: 1 } });
      const { origin } = new URL(data.url);
      await fetch(`${origin}/code/${data.slug}`, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
    },
  };
  const pages: Record<string, string> = {};
  for (const [kind, end] of Object.entries(stop)) {
    const slug = `${kind}-${orgId.slice(-12)}`;
    pages[`${kind}-code`] = `/${slug}`;
    const code = {
      org_id: orgId,
      name: `Poster, ${kind}`,
      type: 'link',
      target: 'https://example.com/',
      slug,
    } as const;
    const isThere = (error: unknown) => error instanceof ApiError && error.code === 'code.slug_taken';
    const made = await call('codes.create', code).catch((error: unknown) => {
      if (!isThere(error)) throw error;
    });
    if (made) await end(made.data.code_id);
  }
  return pages;
}
