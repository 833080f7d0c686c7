import type { StoreItem } from '@swapt/shared/contract';
import { apiError, chooseAction, recordDownloads, type RenderScreenOptions } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { showStore } from '../../../testing/show-store.js';
import { testInventory, testItem, testVariant } from '../../../testing/test-inventory.js';
import { listed, testCatalog } from '../../../testing/test-product.js';
import StoreInventoryScreen from './store-inventory-screen.js';

function show(items: StoreItem[], { route = '', ...options }: RenderScreenOptions = {}) {
  const inventory = testInventory(...items);
  const products = ['Tea', 'Bread'].map((name) => listed(name));
  const view = showStore(
    <StoreInventoryScreen />,
    `/inventory${route}`,
    { status: 'open' },
    {
      ...options,
      api: {
        ...inventory.api,
        'product.list': () => ({ data: products, page: 1, pageSize: 20, total: products.length }),
        'catalogs.get': () => ({ data: [testCatalog], page: 1, pageSize: 20, total: 1 }),
        ...options.api,
      },
    },
  );
  const order = () =>
    within(screen.getByRole('list', { name: 'Products of Corner shop' }))
      .getAllByRole('listitem')
      .map((row) => within(row).getAllByRole('link')[0]?.textContent);
  return { ...view, ...inventory, order };
}
const three = () => ['Tea', 'Cake', 'Soup'].map((name) => testItem(name));

recordDownloads();

describe('the products of a store', () => {
  it('say what is left and sold of each, and which shoppers do not see [A.store.inventory]', async () => {
    const low = { on_hand: 3, sold: 9, is_low: true };
    show([
      testItem('Tea', { variants: [testVariant('a', low), testVariant('b', { on_hand: 2, sold: 0 })] }),
      testItem('Cake', { status: 'draft', variants: [testVariant('c', { mode: 'free', on_hand: 0 })] }),
    ]);
    const list = await screen.findByRole('list', { name: 'Products of Corner shop' });
    const [tea, cake] = within(list).getAllByRole('listitem');
    expect(tea).toHaveTextContent('2 variants');
    expect(tea).toHaveTextContent('Low or sold out5 on hand9 sold');
    expect(screen.getByRole('link', { name: '5 on hand' })).toHaveAttribute(
      'href',
      expect.stringMatching(/inventory\/stock\?item=item-Tea$/),
    );
    expect(cake).toHaveTextContent('Not shown to shoppers: the product is a draft');
    expect(cake).toHaveTextContent('Not counted');
  });

  it('stand in an order that the arrow keys change [A.store.inventory]', async () => {
    const { user, order, names } = show(three());
    (await screen.findByRole('button', { name: 'Move Soup, 3 of 3' })).focus();
    await user.keyboard('{Home}');
    expect(order()).toEqual(['Soup', 'Tea', 'Cake']);
    await waitFor(() => expect(names()).toEqual(['Soup', 'Tea', 'Cake']));
  });

  it('are hidden and shown by a switch [A.store.inventory]', async () => {
    const { user, inputs } = show(three());
    await user.click(await screen.findByRole('switch', { name: 'Show Tea in this store' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Show Tea in this store' })).not.toBeChecked());
    expect(inputs('stores.item')).toMatchObject([{ item_id: 'item-Tea', is_shown: false }]);
    expect(await screen.findByText('Hidden', { selector: 'label *' })).toBeVisible();
  });

  it('are taken out, and put back to their place [A.store.inventory]', async () => {
    const { user, names, notices } = show(three());
    await chooseAction(user, 'Cake', 'minus-circle Take out of the store');
    await waitFor(() => expect(notices[0]?.text).toMatch(/^“Cake” is no longer sold in this store/));
    expect(names()).toEqual(['Tea', 'Soup']);
    notices[0]?.action?.run();
    await waitFor(() => expect(names()).toEqual(['Tea', 'Cake', 'Soup']));
  });

  it('stay while shoppers are paying for them [A.store.inventory]', async () => {
    const { user, names, reported } = show([
      testItem('Tea', { variants: [testVariant('a', { reserved: 2 })] }),
      testItem('Cake'),
    ]);
    await chooseAction(user, 'Tea', 'minus-circle Take out of the store');
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(names()).toEqual(['Tea', 'Cake']);
  });

  it('begin with the next step: some are chosen, or a whole catalog [A.store.inventory]', async () => {
    const { user, inputs, notices, order } = show([]);
    expect(await screen.findByText('This store sells nothing yet')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Add products' })[0] ?? document.body);
    await user.click(await screen.findByLabelText('Products'));
    await user.click(await screen.findByTitle('Bread (€3.00)'));
    await user.click(screen.getByRole('button', { name: 'Add to the store' }));
    await waitFor(() => expect(order()).toEqual(['Bread']));
    expect(notices[0]?.text).toBe('One product was added.');
    await user.click(screen.getByRole('button', { name: 'Add products' }));
    await user.click(await screen.findByLabelText('A whole catalog'));
    await user.click(screen.getByRole('button', { name: 'Add to the store' }));
    expect(await screen.findByText('Choose a catalog.')).toBeVisible();
    await user.click(screen.getByLabelText('Catalog'));
    await user.click(await screen.findByTitle('Summer menu (2 products)'));
    await user.click(screen.getByRole('button', { name: 'Add to the store' }));
    await waitFor(() => expect(order()).toEqual(['Bread', 'Catalog cake']));
    expect(inputs('stores.addItems')[1]).toMatchObject({ catalog_id: testCatalog.catalog_id });
    expect(inputs('stores.addItems')[1]).not.toHaveProperty('product_ids');
  });

  it('are narrowed by the address, and keep their order meanwhile [A.store.inventory]', async () => {
    const { user, inputs, address } = show([testItem('Tea', { is_shown: false }), testItem('Cake')], {
      route: '?show=hidden',
    });
    expect(await screen.findByText('Clear search and filters to change the order.')).toBeVisible();
    expect(inputs('stores.allInventory')[0]).toMatchObject({ show: 'hidden' });
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sold out' }));
    expect(address()).toContain('show=sold_out');
  });

  it('are only read by somebody who may not change them', async () => {
    const { order } = show(three(), { role: 'viewer' });
    expect(await screen.findByRole('link', { name: 'Tea' })).toBeVisible();
    expect(order()).toEqual(['Tea', 'Cake', 'Soup']);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: /Move|Add/ })).toBeNull();
  });

  it('get labels for their shelves, all or those of a catalog, with or without prices [A.store.inventory]', async () => {
    const made = { name: 'labels.pdf', type: 'application/pdf', body: btoa('%PDF'), pages: 1, unprinted: [] };
    const { user, inputs } = show(three(), { api: { 'stores.shelfLabels': () => ({ data: made }) } });
    await user.click(await screen.findByRole('button', { name: 'Shelf labels' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Shelf labels of “Corner shop”' }));
    await user.click(await dialog.findByRole('combobox', { name: 'Products' }));
    await user.click(await screen.findByTitle(testCatalog.name));
    await user.click(dialog.getByRole('checkbox', { name: 'Print the price of today below the name' }));
    await user.click(dialog.getByRole('button', { name: 'Make the PDF' }));
    expect(await dialog.findByText(/is ready/)).toHaveTextContent('labels.pdf is ready, 1 page');
    expect(inputs('stores.shelfLabels')).toMatchObject([
      { catalog_id: testCatalog.catalog_id, sheet: 'a4-24', skip: 0, prices: false },
    ]);
  });

  it('say at the choice of products why nothing was printed [A.store.inventory]', async () => {
    const reason = 'There is nothing to print.';
    const { user } = show(three(), {
      api: {
        'stores.shelfLabels': () => {
          throw apiError('request.invalid', { fields: { catalog_id: reason } });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Shelf labels' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Shelf labels of “Corner shop”' }));
    await user.click(await dialog.findByRole('button', { name: 'Make the PDF' }));
    expect(await dialog.findByText(reason)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Products' })).toBeInvalid();
  });

  it('have a QR code each, which their menu opens [A.store.inventory]', async () => {
    const code_id = '018f0000-0000-7000-8000-0000000000c1';
    const { user, address, inputs } = show(three(), {
      api: { 'stores.itemCode': () => ({ data: { code_id, is_new: false } }) },
    });
    await chooseAction(user, 'Cake', 'qrcode QR code');
    await waitFor(() => expect(address()).toBe(`/admin/my-codes/show/${code_id}`));
    expect(inputs('stores.itemCode')).toHaveLength(1);
  });
});
