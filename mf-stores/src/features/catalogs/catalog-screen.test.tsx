import { renderScreen, type RenderScreenOptions } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { listed, testCatalog, testItems } from '../../testing/test-product.js';
import CatalogScreen from './catalog-screen.js';

function show(names: string[], options: RenderScreenOptions = {}) {
  const { api, names: stored } = testItems(...names);
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
  return { ...view, order, stored };
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
    const { user, order, stored, notices } = show(['Tea', 'Cake', 'Soup']);
    await user.click(await screen.findByRole('button', { name: 'Actions for Cake' }));
    await user.click(await screen.findByText('Take out of the catalog'));
    await waitFor(() => expect(order()).toEqual(['Tea', 'Soup']));
    expect(notices[0]?.text).toBe('“Cake” is no longer in this catalog.');
    notices[0]?.action?.run();
    await waitFor(() => expect(stored()).toEqual(['Tea', 'Cake', 'Soup']));
    await waitFor(() => expect(order()).toEqual(['Tea', 'Cake', 'Soup']));
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
