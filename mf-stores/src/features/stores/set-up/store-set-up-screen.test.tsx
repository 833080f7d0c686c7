import type { Api } from '@swapt/shared/contract';
import { apiError } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { showStore } from '../../../testing/show-store.js';
import { testInventory, testItem } from '../../../testing/test-inventory.js';
import { testCatalog } from '../../../testing/test-product.js';
import StoreSetUpScreen from './store-set-up-screen.js';

const noProducts = { data: [], page: 1, pageSize: 20, total: 0 };
const show = (step = '', begin = {}, api = {}) =>
  showStore(<StoreSetUpScreen />, `/initialize${step && `?step=${step}`}`, begin, {
    api: {
      'catalogs.get': () => ({ data: [testCatalog], page: 1, pageSize: 20, total: 1 }),
      'product.list': () => noProducts,
      'stores.allInventory': () => noProducts,
      ...api,
    },
  });

describe('setting up a store', () => {
  beforeEach(() => localStorage.clear());

  it('saves a step, goes on to the next one, and begins there the next time [A.store.initialize]', async () => {
    const { user, inputs } = show();
    await user.type(await screen.findByLabelText(/^E-mail address/), 'shop@example.com');
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    expect(await screen.findByText('It sells nothing yet.')).toBeVisible();
    expect(inputs('stores.updateInit')).toEqual([
      expect.objectContaining({ step: 'contact', revision: 3, data: { email: 'shop@example.com' } }),
    ]);
    show('', { steps_done: ['contact', 'products'] });
    expect(
      await screen.findByText('No way yet. Add the first one; a store needs one before it can open.'),
    ).toBeVisible();
  });

  it('keeps what was typed where somebody goes back and comes again [A.store.initialize]', async () => {
    const { user, questions } = show('fulfilment');
    await user.click(await screen.findByRole('button', { name: 'Add delivery' }));
    await user.type(screen.getByLabelText(/^Price of delivery/), '4.5');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('It sells nothing yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    expect(await screen.findByLabelText(/^Price of delivery/)).toHaveValue('4.50');
    expect(questions).toEqual([]);
  });

  it('puts all products of a catalog into the store [A.store.initialize]', async () => {
    const { user, inputs, notices } = show('products', {}, { 'stores.addItems': () => ({ data: { added: 2 } }) });
    await user.click(await screen.findByRole('button', { name: 'Add products' }));
    await user.click(await screen.findByLabelText('A whole catalog'));
    await user.click(screen.getByLabelText('Catalog'));
    await user.click(await screen.findByTitle(/^Summer menu/));
    await user.click(screen.getByRole('button', { name: 'Add to the store' }));
    await waitFor(() => expect(notices[0]?.text).toBe('2 products were added.'));
    expect(inputs('stores.addItems')).toMatchObject([{ catalog_id: testCatalog.catalog_id }]);
  });

  it('names what is sold so far, and can be asked again where that cannot be read [A.store.initialize]', async () => {
    let failures = 1;
    const sold = testInventory(
      ...['Tea', 'Cake', 'Bread', 'Jam', 'Salt', 'Milk', 'Rice'].map((name) => testItem(name)),
    );
    const { user } = show(
      'products',
      {},
      {
        'stores.allInventory': (input: Api['stores.allInventory']['in']) => {
          if (failures-- > 0) throw apiError('server.failed');
          return sold.api['stores.allInventory'](input);
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('It sells 7 products.')).toBeVisible();
    expect(screen.getByText(/^Tea, Cake, Bread, Jam, Salt and 2 more\./)).toBeVisible();
  });

  it('says at the price of an area what the server refused [A.store.initialize]', async () => {
    const refuse = () => {
      throw apiError('store.invalid', { fields: { 'data.fulfilment.0.zones.0.price': 'This is too much.' } });
    };
    const { user } = show('fulfilment', {}, { 'stores.updateInit': refuse });
    await user.click(await screen.findByRole('button', { name: 'Add delivery' }));
    await user.type(screen.getByLabelText(/^Price of delivery/), '900000');
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    expect(await screen.findByText('This is too much.')).toBeVisible();
    expect(screen.getByLabelText(/^Price of delivery/)).toBeInvalid();
  });

  it('keeps what was typed when somebody else saved first, and saves it over theirs if asked [A.store.initialize]', async () => {
    let refusals = 1;
    const shown = show(
      'contact',
      {},
      {
        'stores.updateInit': ({ revision, step }: { revision: number; step: 'contact' }) => {
          if (refusals-- > 0) throw apiError('store.conflict');
          const store = shown.change({ email: 'mine@example.com' });
          return { data: { step: 'products', steps_done: [step], missing: [], store: { ...store, revision } } };
        },
      },
    );
    const { user, inputs } = shown;
    await user.type(await screen.findByLabelText(/^E-mail address/), 'mine@example.com');
    shown.change({ phone: '+49 30 1' });
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    expect(await screen.findByText('Somebody else changed this store while you were editing it')).toBeVisible();
    expect(screen.getByLabelText(/^E-mail address/)).toHaveValue('mine@example.com');
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(inputs('stores.updateInit')).toHaveLength(2));
    expect(inputs('stores.updateInit')[1]).toMatchObject({ revision: 4, data: { email: 'mine@example.com' } });
  });

  it('names what is missing with the way there, and opens the store once it is there [A.store.initialize]', async () => {
    const { user, address, change } = show('open');
    await user.click(await screen.findByRole('button', { name: 'Go to Contact' }));
    expect(address()).toMatch(/step=contact$/);
    change({ email: 'shop@example.com' });
    const other = show('open', { email: 'shop@example.com' });
    await other.user.click((await screen.findAllByRole('button', { name: 'Open the store' })).at(-1)!);
    await waitFor(() => expect(other.notices[0]?.text).toMatch(/is open/));
    expect(other.inputs('stores.updateInit')).toMatchObject([{ step: 'open' }]);
  });
});
