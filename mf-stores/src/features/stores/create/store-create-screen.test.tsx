import type { Api } from '@swapt/shared/contract';
import { apiError, renderScreen, type RenderScreenOptions } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { testStore } from '../../../testing/test-store.js';
import StoreCreateScreen from './store-create-screen.js';

const show = (api: RenderScreenOptions['api'] = {}, keepsDrafts = false) =>
  renderScreen(<StoreCreateScreen />, {
    path: '/admin/create-store',
    route: '/admin/create-store',
    keepsDrafts,
    api: {
      'stores.create': ({ name }: Api['stores.create']['in']) => ({ data: { ...testStore, name } }),
      ...api,
    },
  });
const create = () => screen.getByRole('button', { name: 'Create store' });

describe('a new store', () => {
  beforeEach(() => localStorage.clear());

  it('begins with its name and its place, and leads into setting it up [A.createstore, O.stores.create]', async () => {
    const { user, inputs, keys, notices, address } = show();
    await user.type(await screen.findByLabelText('Name'), '  Corner shop ');
    await user.click(create());
    await waitFor(() => expect(address()).toBe(`/admin/store/${testStore.store_id}/initialize`));
    expect(inputs('stores.create')).toMatchObject([{ name: 'Corner shop', country: 'US', currency: 'USD' }]);
    expect(keys('stores.create')[0]).toMatch(/./);
    expect(notices[0]?.text).toBe('“Corner shop” was created. Shoppers do not see it yet.');
  });

  it('asks for a name before anything is sent [A.createstore]', async () => {
    const { user, inputs } = show();
    await user.type(await screen.findByLabelText('Name'), '   ');
    await user.click(create());
    expect(await screen.findByText('Please enter a name.')).toBeVisible();
    expect(inputs('stores.create')).toEqual([]);
  });

  it('says at the name what the server refused, and keeps what was typed [A.createstore]', async () => {
    const { user, address } = show({
      'stores.create': () => {
        throw apiError('request.invalid', { fields: { name: 'Another store has this name.' } });
      },
    });
    await user.type(await screen.findByLabelText('Name'), 'Corner shop');
    await user.click(create());
    expect(await screen.findByText('Another store has this name.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.getByLabelText('Name')).toHaveValue('Corner shop');
    expect(address()).toBe('/admin/create-store');
  });

  it('keeps the draft of who leaves before it is created [A.createstore]', async () => {
    const first = show({}, true);
    await first.user.type(await screen.findByLabelText('Name'), 'Corner shop');
    first.unmount();
    show({}, true);
    expect(await screen.findByLabelText('Name')).toHaveValue('Corner shop');
  });
});
