import type { Api, ListedProduct } from '@swapt/shared/contract';
import { apiError, recordDownloads, renderScreen, type RenderScreenOptions } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { listed, testCatalog } from '../../../testing/test-product.js';
import ProductsScreen from './products-screen.js';

const saved = recordDownloads();

function show(rows: ListedProduct[], { route = '/admin/products/all', ...options }: RenderScreenOptions = {}) {
  let products = rows;
  const update = ({ product_id, data }: Api['product.update']['in']) => {
    if (product_id === 'product-Locked') throw apiError('product.bad_state');
    products = products.map((row) => (row.product_id === product_id ? { ...row, ...statusOf(data.status) } : row));
    return { data: {} as Api['product.update']['out']['data'] };
  };
  return renderScreen(<ProductsScreen />, {
    path: '/admin/products/:catalogId',
    route,
    ...options,
    api: {
      'product.list': () => {
        const shown = products.filter(({ status }) => status !== 'deleted');
        return { data: shown, page: 1, pageSize: 10, total: shown.length };
      },
      'product.update': update,
      'catalogs.get': () => ({ data: [testCatalog], page: 1, pageSize: 1, total: 1 }),
      'bulkChanges.list': () => ({ data: [] }),
      ...options.api,
    },
  });
}
const statusOf = (status: ListedProduct['status'] | undefined) => status && { status };

describe('the products screen', () => {
  it('lists products with their prices, SKUs and status, as the address says [A.products]', async () => {
    const mug = listed('Mug', {
      variants: 4,
      skus: 'A, B, C',
      prices: [{ currency: 'EUR', lowest: 900, highest: 1250 }],
      status: 'draft',
    });
    const { inputs } = show([mug], { route: '/admin/products/all?search=mug&status=draft&sort=name&size=25&page=1' });
    expect(await screen.findByRole('link', { name: 'Mug' })).toHaveAttribute(
      'href',
      `/admin/products/all/${mug.product_id}`,
    );
    expect(screen.getByText('€9.00 – €12.50')).toBeVisible();
    expect(screen.getByText('A, B, C …')).toBeVisible();
    expect(inputs('product.list')[0]).toMatchObject({ search: 'mug', status: 'draft', sort: 'name', pageSize: 25 });
    expect(inputs('product.list')[0]).not.toHaveProperty('catalog_id', expect.anything());
  });

  it('saves what it shows as a table [O.product.exportCsv]', async () => {
    const { user, inputs } = show([listed('Tea')], {
      route: `/admin/products/${testCatalog.catalog_id}?search=te&status=draft&sort=name`,
      role: 'viewer',
      api: { 'product.exportCsv': () => ({ body: 'QQ==' }) },
    });
    await screen.findByText('Tea');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved[0]?.name).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/));
    const { catalog_id } = testCatalog;
    expect(inputs('product.exportCsv')[0]).toMatchObject({ search: 'te', status: 'draft', sort: 'name', catalog_id });
  });

  it('lists those of a catalog, and leads back to it [A.products]', async () => {
    const { inputs } = show([listed('Tea')], { route: `/admin/products/${testCatalog.catalog_id}` });
    expect(await screen.findByText('What is in the catalog “Summer menu”.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Summer menu' })).toHaveAttribute(
      'href',
      `/admin/catalogs/view/${testCatalog.catalog_id}`,
    );
    expect(inputs('product.list')[0]).toMatchObject({ catalog_id: testCatalog.catalog_id });
  });

  it('archives one and takes it back, and claims nothing of one that was refused [A.products]', async () => {
    const { user, inputs, notices } = show([listed('Cake'), listed('Locked')]);
    const archive = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
      await user.click((await screen.findAllByText('Archive')).at(-1) ?? document.body);
    };
    await archive('Cake');
    await waitFor(() => expect(notices[0]?.text).toBe('“Cake” was archived.'));
    notices[0]?.action?.run();
    await waitFor(() => expect(notices[1]?.text).toBe('“Cake” is back as before.'));
    expect(inputs('product.update').map(({ data }) => data)).toEqual([{ status: 'archived' }, { status: 'active' }]);
    await archive('Locked');
    await waitFor(() => expect(inputs('product.update')).toHaveLength(3));
    expect(notices).toHaveLength(2);
  });

  it('deletes one after asking, and brings it back as it was [A.products]', async () => {
    const { user, inputs, notices, questions } = show([listed('Cake')]);
    await user.click(await screen.findByRole('button', { name: 'Actions for Cake' }));
    await user.click(await screen.findByText('Delete'));
    expect(await screen.findByText('No products yet')).toBeVisible();
    expect(questions).toEqual(['Delete “Cake”?']);
    notices[0]?.action?.run();
    expect(await screen.findByRole('link', { name: 'Cake' })).toBeVisible();
    expect(inputs('product.update').map(({ data }) => data.status)).toEqual(['deleted', 'draft', 'active']);
  });

  it('begins with the next step, and changes nothing for somebody who may only read [A.products]', async () => {
    const { unmount, user, address } = show([]);
    await screen.findByText('No products yet');
    await user.click(screen.getAllByRole('button', { name: 'New product' })[0] ?? document.body);
    expect(address()).toBe('/admin/products/all/new');
    unmount();
    show([listed('Tea')], { role: 'viewer' });
    expect(await screen.findByRole('link', { name: 'Tea' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /New product|Actions/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('stays when its catalog could not be read again', async () => {
    let isBroken = false;
    const { user } = show([listed('Cake')], {
      route: `/admin/products/${testCatalog.catalog_id}`,
      api: {
        'catalogs.get': () => {
          if (isBroken) throw apiError('server.failed');
          return { data: [testCatalog], page: 1, pageSize: 1, total: 1 };
        },
      },
    });
    await screen.findByText('What is in the catalog “Summer menu”.');
    isBroken = true;
    await user.click(await screen.findByRole('button', { name: 'Actions for Cake' }));
    await user.click(await screen.findByText('Archive'));
    await screen.findByText('Archived');
    expect(screen.getByText('What is in the catalog “Summer menu”.')).toBeVisible();
  });

  it('says that a catalog is gone, with a way on', async () => {
    show([], {
      route: `/admin/products/${testCatalog.catalog_id}`,
      api: {
        'catalogs.get': () => {
          throw apiError('catalog.get_failed', { detail: 'This catalog does not exist or was deleted.' });
        },
      },
    });
    expect(await screen.findByText('Failed to get catalog')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
  });
});
