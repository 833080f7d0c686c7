import { renderScreen, type RenderScreenOptions } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listed, testCatalog, testItems } from '../../testing/test-product.js';
import CatalogScreen from './catalog-screen.js';

function show(names: string[], options: RenderScreenOptions = {}, items = testItems(...names)) {
  const { api, names: stored } = items;
  const products = ['Tea', 'Cake', 'Soup', 'Bread'].map((name) => listed(name));
  const view = renderScreen(<CatalogScreen />, {
    path: '/admin/catalogs/view/:catalogId',
    route: `/admin/catalogs/view/${testCatalog.catalog_id}${options.route ?? ''}`,
    role: options.role,
    api: {
      ...api,
      'catalogs.get': () => ({ data: [{ ...testCatalog, products: stored().length }], page: 1, pageSize: 1, total: 1 }),
      'product.list': () => ({ data: products, page: 1, pageSize: 20, total: products.length }),
      ...options.api,
    },
  });
  const order = () =>
    within(screen.getByRole('list', { name: 'Products of Summer menu' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const takeOut = async (name: string) => {
    await view.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await view.user.click(await screen.findByText('Take out of the catalog'));
    await waitFor(() => expect(view.notices[0]?.text).toBe(`“${name}” is no longer in this catalog.`));
  };
  const undo = () => view.notices[0]?.action?.run();
  return { ...view, order, stored, takeOut, undo, api };
}

describe('a catalog', () => {
  it('has its products in order, which the arrow keys change, also before the server answered [A.catalogs.viewone]', async () => {
    const { user, order, stored } = show(['Tea', 'Cake', 'Soup']);
    (await screen.findByRole('button', { name: 'Move Soup, 3 of 3' })).focus();
    await user.keyboard('{ArrowUp}');
    await screen.findByRole('button', { name: 'Move Soup, 2 of 3' });
    await user.keyboard('{ArrowUp}');
    await screen.findByRole('button', { name: 'Move Soup, 1 of 3' });
    expect(order()).toEqual(['Soup', 'Tea', 'Cake']);
    expect(screen.getByRole('button', { name: 'Move Soup, 1 of 3' })).toHaveFocus();
    await waitFor(() => expect(stored()).toEqual(['Soup', 'Tea', 'Cake']));
    await user.keyboard('{End}');
    await waitFor(() => expect(stored()).toEqual(['Tea', 'Cake', 'Soup']));
    expect(order()).toEqual(['Tea', 'Cake', 'Soup']);
  });

  it('moves a product past the page that is shown [A.catalogs.viewone]', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `P${at}`);
    const { user, order, stored } = show(names, { route: '?page=2&size=10' });
    await user.click(await screen.findByRole('button', { name: 'Actions for P10' }));
    await user.click(await screen.findByText('Move up'));
    await waitFor(() => expect(stored().slice(8)).toEqual(['P8', 'P10', 'P9', 'P11']));
    await waitFor(() => expect(order()).toEqual(['P9', 'P11']));
    await user.click(screen.getByRole('button', { name: 'Actions for P11' }));
    await user.click((await screen.findAllByText('Move to the top')).at(-1) ?? document.body);
    await waitFor(() => expect(stored()[0]).toBe('P11'));
  });

  it('gives a product up and takes it back to its place [A.catalogs.viewone]', async () => {
    const { order, stored, takeOut, undo } = show(['Tea', 'Cake', 'Soup']);
    await takeOut('Cake');
    await waitFor(() => expect(order()).toEqual(['Tea', 'Soup']));
    undo();
    await waitFor(() => expect(stored()).toEqual(['Tea', 'Cake', 'Soup']));
    await waitFor(() => expect(order()).toEqual(['Tea', 'Cake', 'Soup']));
  });

  it('takes a product back to its place, whatever others added and moved meanwhile [A.catalogs.viewone]', async () => {
    const items = testItems('Tea', 'Cake', 'Soup');
    let isBusy = false;
    const { 'items.add': add } = items.api;
    // Somebody else adds one right after us.
    const both = (input: Parameters<typeof add>[0]) => {
      const reply = add(input);
      if (isBusy) add({ ...input, product_ids: ['product-Bread'] });
      return reply;
    };
    const { stored, takeOut, undo } = show([], { api: { 'items.add': both } }, items);
    await takeOut('Cake');
    isBusy = true;
    undo();
    await waitFor(() => expect(stored()).toEqual(['Tea', 'Cake', 'Soup', 'Bread']));
  });

  it('moves nothing when somebody else put the product back first [A.catalogs.viewone]', async () => {
    const { stored, takeOut, undo, api, inputs } = show(['Tea', 'Cake', 'Soup']);
    await takeOut('Cake');
    const { org_id, catalog_id } = testCatalog;
    api['items.add']({ org_id, catalog_id, product_ids: ['product-Cake', 'product-Bread'] });
    undo();
    await waitFor(() => expect(inputs('items.add')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Bread' })).toBeVisible());
    expect(stored()).toEqual(['Tea', 'Soup', 'Cake', 'Bread']);
  });

  it('takes a product back to the end, and says so, when what stood behind it is gone [A.catalogs.viewone]', async () => {
    const { stored, takeOut, undo, api, notices, reported } = show(['Tea', 'Cake', 'Soup', 'Bread']);
    await takeOut('Cake');
    api['items.delete']({ org_id: testCatalog.org_id, id: 'item-Soup' });
    undo();
    await waitFor(() => expect(notices).toHaveLength(2));
    expect(notices[1]?.text).toBe('“Cake” is back, at the end of the catalog: what stood behind it is gone.');
    expect(stored()).toEqual(['Tea', 'Bread', 'Cake']);
    expect(reported).toEqual([]);
  });

  it('takes a product back to its place that was found by a search [A.catalogs.viewone]', async () => {
    const { stored, takeOut, undo } = show(['Tea', 'Cake', 'Soup'], { route: '?search=Cake' });
    await takeOut('Cake');
    undo();
    await waitFor(() => expect(stored()).toEqual(['Tea', 'Cake', 'Soup']));
  });

  it('begins empty with the next step, and takes many products at once [A.catalogs.viewone]', async () => {
    const { user, order, inputs, notices } = show([]);
    expect(await screen.findByText('This catalog is empty')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Add products' })[0] ?? document.body);
    await user.click(await screen.findByLabelText('Products'));
    await user.click(await screen.findByTitle('Tea (€3.00)'));
    await user.click(await screen.findByTitle('Bread (€3.00)'));
    await user.click(screen.getByRole('button', { name: 'Add to the catalog' }));
    await waitFor(() => expect(order()).toEqual(['Tea', 'Bread']));
    expect(inputs('items.add')[0]?.product_ids).toEqual(['product-Tea', 'product-Bread']);
    expect(notices[0]?.text).toBe('2 products were added.');
  });

  it('shows its order to somebody who may only read, without a way to change it', async () => {
    const { order } = show(['Tea', 'Cake'], { role: 'viewer' });
    expect(await screen.findByRole('link', { name: 'Tea' })).toBeVisible();
    expect(order()).toEqual(['Tea', 'Cake']);
    expect(screen.queryByRole('button', { name: /Move|Actions|Add/ })).toBeNull();
  });

  it('is not moved while a search hides parts of it', async () => {
    show(['Tea', 'Cake'], { route: '?search=Tea' });
    expect(await screen.findByText('Clear the search to change the order.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });
});
