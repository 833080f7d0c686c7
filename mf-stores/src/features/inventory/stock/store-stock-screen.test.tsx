import { ApiError } from '@swapt/shared/client';
import type { StockMove, StoreItem } from '@swapt/shared/contract';
import { chooseAction, type RenderScreenOptions } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { showStore } from '../../../testing/show-store.js';
import { testInventory, testItem, testVariant } from '../../../testing/test-inventory.js';
import { listedStore } from '../../../testing/test-store.js';
import StoreStockScreen from './store-stock-screen.js';

const market = listedStore({ store_id: '018f0000-0000-7000-8000-0000000000e2', name: 'Market stall' });

function show(items: StoreItem[], { route = '', ...options }: RenderScreenOptions = {}) {
  const inventory = testInventory(...items);
  const view = showStore(
    <StoreStockScreen />,
    `/inventory/stock${route}`,
    { status: 'open' },
    {
      ...options,
      api: {
        ...inventory.api,
        'stores.list': () => ({ data: [listedStore(), market], page: 1, pageSize: 100, total: 2 }),
        ...options.api,
      },
    },
  );
  const { user } = view;
  const choose = (action: string, name = 'Tea') => chooseAction(user, name, action);
  const submit = (label: string) => user.click(screen.getByRole('button', { name: label }));
  return { ...view, ...inventory, choose, submit };
}
const tea = (more = {}) => testItem('Tea', { variants: [testVariant('variant-Tea', more)] });
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const cells = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .slice(1, 7)
    .map(({ textContent }) => textContent);

const mug = testItem('Mug', {
  variants: [
    testVariant('v-small', {
      option_values: ['Small'],
      sku: 'MUG-S',
      on_hand: 12,
      reserved: 2,
      available: 9,
      safety: 1,
    }),
    testVariant('v-large', {
      ...{ option_values: ['Large'], sku: 'MUG-L', barcode: '4006381333931', mode: 'free', on_hand: 0 },
      ...{ available: null, sold: 4, price: null, low_at: 3 },
    }),
  ],
});

describe('the stock of a store', () => {
  it('has a row for each variant, and says in words what is not counted [A.store.stock]', async () => {
    show([mug]);
    await screen.findByRole('link', { name: 'Mug' });
    expect(cells('MUG-S')).toEqual(['12', '2', '9', '0', '€9.00', '–']);
    expect(cells('MUG-L')).toEqual(['Not counted', '0', 'Any number', '4', '–', '3']);
    expect(row('MUG-L')).toHaveTextContent('Barcode 4006381333931');
    expect(row('MUG-L')).toHaveTextContent('Not sold: it has no price in EUR');
    expect(within(row('MUG-L')).queryByRole('link')).toBeNull();
  });

  it('grows by what is received, which can be taken back [A.store.stock, O.stores.modifyInventory]', async () => {
    const { choose, submit, user, inputs, keys, notices } = show([tea()]);
    await choose('inbox Receive');
    await user.type(await screen.findByLabelText('How many came in?'), '5');
    await user.type(screen.getByLabelText('Note (optional)'), 'Delivery 4711');
    await submit('Receive');
    await waitFor(() => expect(cells('Tea')[0]).toBe('17'));
    expect(inputs('stores.modifyInventory')[0]).toMatchObject({
      ...{ variant_id: 'variant-Tea', inventory_change: 5, reason: 'receive', note: 'Delivery 4711' },
    });
    expect(keys('stores.modifyInventory')[0]).toMatch(/./);
    expect(notices[0]?.text).toBe('5 came in. There are 17 on hand now.');
    notices[0]?.action?.run();
    await waitFor(() => expect(cells('Tea')[0]).toBe('12'));
    expect(notices[1]?.text).toBe('The change was taken back.');
  });

  it('goes back to being sold without counting, when its first number is taken back [A.store.stock]', async () => {
    const { choose, submit, user, notices } = show([tea({ mode: 'free', on_hand: 0, available: null })]);
    await choose('inbox Receive');
    expect(await screen.findByText(/^It is counted from now on/)).toBeVisible();
    await user.type(screen.getByLabelText('How many came in?'), '5');
    await submit('Receive');
    await waitFor(() => expect(cells('Tea')[0]).toBe('5'));
    notices[0]?.action?.run();
    await waitFor(() => expect(cells('Tea')[0]).toBe('Not counted'));
  });

  it('is counted; what somebody changed meanwhile is shown, and asked about again [A.store.stock, O.stores.countInventory]', async () => {
    const { choose, submit, user, change, inputs, notices } = show([tea()]);
    await choose('ordered-list Count');
    await user.type(await screen.findByLabelText('How many are on the shelf?'), '11');
    await user.type(screen.getByLabelText('Note (optional)'), 'March');
    change('variant-Tea', () => ({ on_hand: 10 }));
    await submit('Save the count');
    expect(await screen.findByText(/^It was 12 when you began, and is 10 now\./)).toBeVisible();
    expect(screen.getByLabelText('How many are on the shelf?')).toHaveValue('11');
    expect(screen.getByLabelText('Note (optional)')).toHaveValue('March');
    expect(cells('Tea')[0]).toBe('10');
    await submit('Save the count');
    await waitFor(() => expect(cells('Tea')[0]).toBe('11'));
    expect(inputs('stores.countInventory')).toMatchObject([
      { counted: 11, seen: 12 },
      { counted: 11, seen: 10 },
    ]);
    expect(notices[0]?.text).toBe('Counted: 11, 1 more than on record.');
    notices[0]?.action?.run();
    await waitFor(() => expect(cells('Tea')[0]).toBe('10'));
  });

  it('is adjusted by a difference with a reason; a refusal stands at the number, and nothing typed is lost [A.store.stock]', async () => {
    const { choose, submit, user, inputs } = show([tea()]);
    await choose('diff Adjust');
    await user.type(await screen.findByLabelText('By how many?'), '13');
    await submit('Adjust');
    expect(await screen.findByText('Say why, so that your team understands it later.')).toBeVisible();
    await user.type(screen.getByLabelText('Reason'), 'Broken');
    await submit('Adjust');
    expect(
      await screen.findByText('There are 12 on hand.', { selector: '.ant-form-item-explain-error' }),
    ).toBeVisible();
    expect(screen.getByLabelText('By how many?')).toHaveValue('13');
    expect(screen.getByLabelText('Reason')).toHaveValue('Broken');
    await user.clear(screen.getByLabelText('By how many?'));
    await user.type(screen.getByLabelText('By how many?'), '2');
    await submit('Adjust');
    await waitFor(() => expect(cells('Tea')[0]).toBe('10'));
    expect(inputs('stores.modifyInventory').at(-1)).toMatchObject({ inventory_change: -2, reason: 'adjust' });
  });

  it('takes whole numbers alone, as they are typed [A.store.stock]', async () => {
    const { choose, submit, user, inputs } = show([tea()]);
    await choose('inbox Receive');
    for (const typed of ['0', '2.5', '1,000', '-3', '2000000']) {
      await user.clear(await screen.findByLabelText('How many came in?'));
      await user.type(screen.getByLabelText('How many came in?'), typed);
      await submit('Receive');
      expect(await screen.findByText('Write a whole number from 1 to 1,000,000.')).toBeVisible();
      expect(screen.getByLabelText('How many came in?')).toHaveValue(typed);
    }
    expect(inputs('stores.modifyInventory')).toEqual([]);
  });

  it('goes down by what was sold elsewhere, and up by what came back [A.store.stock, O.stores.soldCount]', async () => {
    const { choose, submit, user, notices } = show([tea({ sold: 1 })]);
    await choose('shopping Sold elsewhere');
    await user.type(await screen.findByLabelText('How many?'), '3');
    await submit('Save');
    await waitFor(() => expect(cells('Tea')).toEqual(['9', '0', '9', '4', '€9.00', '–']));
    expect(notices[0]?.text).toBe('4 sold in total. There are 9 on hand now.');
    await choose('shopping Sold elsewhere');
    await user.click((await screen.findAllByLabelText('Came back'))[0] ?? document.body);
    await user.type(screen.getByLabelText('How many?'), '2');
    await submit('Save');
    await waitFor(() => expect(cells('Tea').slice(0, 4)).toEqual(['11', '0', '11', '2']));
  });

  it('moves to another store, which has to sell it, too [A.store.stock, O.stores.transferStock]', async () => {
    let isSold = false;
    const shown = show([tea()], {
      api: {
        'stores.transferStock': ({ variant_id, quantity }) => {
          if (!isSold) throw new ApiError(404, 'stock.not_found', 'The store does not sell this variant.');
          return shown.change(variant_id, ({ on_hand }) => ({ on_hand: on_hand - quantity }));
        },
      },
    });
    const { choose, submit, user, inputs, notices } = shown;
    await choose('car Move to another store');
    await user.click(await screen.findByLabelText('To which store?'));
    expect(screen.queryByTitle('Corner shop')).toBeNull();
    await user.click(await screen.findByTitle('Market stall'));
    await user.type(screen.getByLabelText('How many?'), '4');
    await submit('Move');
    const refusal = { selector: '.ant-form-item-explain-error' };
    expect(await screen.findByText('The store does not sell this variant.', refusal)).toBeVisible();
    isSold = true;
    await submit('Move');
    await waitFor(() => expect(cells('Tea')[0]).toBe('8'));
    expect(inputs('stores.transferStock')[1]).toMatchObject({ to_store_id: market.store_id, quantity: 4 });
    expect(notices[0]?.text).toBe('4 moved to “Market stall”. There are 8 on hand now.');
  });

  it('is sold out for today, and on sale again [A.store.stock, O.stores.stockSettings]', async () => {
    const { choose, notices, inputs } = show([tea()]);
    await choose('stop Sold out today');
    await waitFor(() => expect(row('Tea')).toHaveTextContent('Sold out today'));
    expect(cells('Tea').slice(0, 3)).toEqual(['12', '0', '0']);
    expect(notices[0]?.text).toBe('“Tea” is sold out until midnight. Its number stays as it is.');
    await choose('check-circle On sale again today');
    await waitFor(() => expect(cells('Tea')[2]).toBe('12'));
    expect(inputs('stores.stockSettings')).toMatchObject([{ is_sold_out_today: true }, { is_sold_out_today: false }]);
  });

  it('keeps some back and says when it is low [A.store.stock]', async () => {
    const { choose, submit, user, inputs } = show([tea()]);
    await choose('setting Stock settings');
    await user.clear(await screen.findByLabelText('Keep back'));
    await user.type(screen.getByLabelText('Keep back'), '2');
    await user.type(screen.getByLabelText('Low at'), '3');
    await submit('Save settings');
    await waitFor(() => expect(cells('Tea')).toEqual(['12', '0', '10', '0', '€9.00', '3']));
    expect(inputs('stores.stockSettings')[0]).toMatchObject({ mode: 'track', safety: 2, low_at: 3 });
    await choose('setting Stock settings');
    await user.click(await screen.findByLabelText(/^Not counted/));
    await user.clear(screen.getByLabelText('Low at'));
    await submit('Save settings');
    await waitFor(() => expect(cells('Tea')[0]).toBe('Not counted'));
    expect(inputs('stores.stockSettings')[1]).toMatchObject({ mode: 'free', low_at: null });
  });

  it('has a history, newest first, by pages [A.store.stock, O.stores.moves]', async () => {
    const move = (at: number, more: Partial<StockMove>): StockMove => ({
      ...{ move_id: `m${at}`, store_id: 's', variant_id: 'variant-Tea', name: 'Tea', option_values: [] },
      ...{
        kind: 'receive',
        change: 5,
        sold: 0,
        note: '',
        other_store: null,
        by: 'Ann',
        at: '2026-05-02T10:00:00.000Z',
      },
      ...more,
    });
    const many = Array.from({ length: 30 }, (_, at) => move(at + 10, { note: `Delivery ${at}` }));
    const { choose, user, history } = show([tea()], { role: 'viewer' });
    history([
      move(1, { kind: 'transfer', change: -4, other_store: 'Market stall' }),
      move(2, { kind: 'sold_outside', change: -2, sold: 2, by: null }),
      move(3, { kind: 'count', change: 0 }),
      ...many,
    ]);
    await choose('history History');
    const drawer = await screen.findByRole('dialog', { name: 'History of “Tea”' });
    expect(await within(drawer).findByText('Moved to Market stall')).toBeVisible();
    expect(drawer).toHaveTextContent('Moved to Market stall −4');
    expect(drawer).toHaveTextContent('2 sold elsewhere −2');
    expect(drawer).toHaveTextContent('Counted, as it should be');
    expect(drawer).toHaveTextContent('· by Ann');
    expect(within(drawer).queryByText('Delivery 29')).toBeNull();
    await user.click(within(drawer).getByTitle('Next Page').querySelector('button') ?? document.body);
    expect(await within(drawer).findByText('Delivery 29')).toBeVisible();
  });

  it('finds what was scanned, with its row first [A.store.stock, O.stores.search]', async () => {
    const { inputs } = show([tea(), mug], { route: '?search=Mug' });
    await screen.findByRole('link', { name: 'Mug' });
    expect(screen.queryByRole('link', { name: 'Tea' })).toBeNull();
    expect(inputs('stores.search')[0]).toMatchObject({ search: 'Mug' });
    expect(inputs('stores.adminInventory')).toEqual([]);
  });

  it('shows the one product that the address names, and leads to all [A.store.stock]', async () => {
    const { inputs, submit } = show([tea(), mug], { route: '?item=item-Mug' });
    expect(await screen.findByText('Only “Mug” is shown.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Tea' })).toBeNull();
    expect(inputs('stores.adminInventory')[0]).toMatchObject({ item_id: 'item-Mug' });
    await submit('Show all');
    expect(await screen.findByRole('link', { name: 'Tea' })).toBeVisible();
  });

  it('leads to the products of a store that sells none yet', async () => {
    const { submit, address } = show([]);
    expect(await screen.findByText('Nothing to count yet')).toBeVisible();
    await submit('Go to the products of this store');
    expect(address()).toMatch(/\/inventory$/);
  });
});
