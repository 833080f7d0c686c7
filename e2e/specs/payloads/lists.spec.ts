import { newDocument } from '@swapt/shared/page/document';
import { payloadPages } from '../../core/payload-pages.js';
import { distinct, groupsOf, names, payloads, whole } from '../../core/payloads.js';
import { expect, test } from '../../core/test.js';
import { watchScripts } from '../../core/checks/watch-scripts.js';

const target = 'https://example.com/';

test('no text in the lists of codes is ever run: names, tags, folders, notes', async ({ console: page, team }) => {
  test.setTimeout(240_000);
  const { seen, blank, open, leaf } = watchScripts(page);
  const { call, org } = team;
  const { org_id } = org;
  const { code_id } = (await call('codes.create', { org_id, name: names[0] ?? '', type: 'link', target })).data;
  await call('codes.cloneMultiple', { org_id, code_id, data: names.map((name) => ({ name })) });
  for (const text of payloads) await call('codes.notes.add', { org_id, code_id, text });
  for (const name of distinct) await call('folders.create', { org_id, name });
  await call('codes.createOneTime', { org_id, base_code_id: code_id, amount: 1, offer: names[1] ?? '' });
  await call('org.update', { org_id, data: { org_name: names[25] ?? '' } });

  await test.step('codes carry tags and stand in folders', async () => {
    const { data: codes } = await call('codes.list', { org_id, pageSize: 100 });
    const { data: folders } = await call('folders.get', { org_id, pageSize: 100 });
    const ids = codes.map((code) => code.code_id).filter((id) => id !== code_id);
    for (const [at, tags] of groupsOf(20, whole(40)).entries()) {
      await call('codes.update', { org_id, code_id: (at === 0 ? code_id : ids[at]) ?? '', data: { tags } });
    }
    for (const [at, id] of ids.entries()) {
      await call('folders.add', { org_id, folder_id: folders[at]?.folder_id ?? '', code_id: id });
    }
  });

  for (const list of ['my-codes', 'notes', 'folders']) await leaf(`/admin/${list}`);
  for (const screen of ['show', 'edit', 'many', 'one-time']) await open(`/admin/my-codes/${screen}/${code_id}`);
  for (const address of ['analytics', 'profile']) await open(`/admin/${address}`);
  expect(seen).toEqual([]);
  expect(blank).toEqual([]);
});

test('no text in the other lists and in the editor of pages is ever run', async ({ console: page, team }) => {
  test.setTimeout(240_000);
  const { seen, blank, open, leaf } = watchScripts(page);
  const { call, org } = team;
  const { org_id } = org;
  const pageIds = await payloadPages(team);
  for (const name of distinct) {
    await call('catalogs.create', { org_id, name });
    await call('campaigns.create', { org_id, name });
    await call('product.create', { org_id, name, text: name, supplier: name.slice(0, 200), note: name });
  }
  const { data: products } = await call('product.list', { org_id, pageSize: 100 });
  const { data: catalogs } = await call('catalogs.get', { org_id });
  const [[catalog], [product]] = [catalogs, products];
  if (!catalog || !product) throw new Error('There are a catalog and a product to open');
  const { catalog_id } = catalog;
  await call('items.add', { org_id, catalog_id, product_ids: products.map(({ product_id }) => product_id) });
  for (const [at, line] of whole(114).slice(0, 100).entries()) {
    const document = newDocument({ title: line, description: line });
    await call('templates.save', { org_id, name: `${line} ${at}`, document });
  }

  for (const list of ['customers', 'customers/submissions', 'campaigns', 'catalogs', 'products/all', 'pages']) {
    await leaf(`/admin/${list}`);
  }
  for (const address of [`catalogs/view/${catalog_id}`, `products/all/${product.product_id}`]) {
    await open(`/admin/${address}`);
  }
  for (const address of ['templates', 'add-new-page']) await open(`/admin/${address}`);
  for (const id of pageIds) await open(`/admin/update-page/${id}`);
  expect(seen).toEqual([]);
  expect(blank).toEqual([]);
});
