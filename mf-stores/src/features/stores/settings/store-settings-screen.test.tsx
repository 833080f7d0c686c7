import { screen, waitFor, within } from '@testing-library/react';
import { showStore } from '../../../testing/show-store.js';
import { testCatalog } from '../../../testing/test-product.js';
import StoreSettingsScreen from './store-settings-screen.js';

const person = {
  id: 'm-1',
  user_id: '018f0000-0000-7000-8000-0000000000a1',
  email: 'ann@example.com',
  name: 'Ann',
  role: 'owner' as const,
  state: 'active' as const,
  created_at: '2026-05-01T10:00:00.000Z',
  last_seen_at: null,
};
const show = (begin = {}) =>
  showStore(<StoreSettingsScreen />, '/settings', begin, {
    api: {
      'org.users': () => ({ data: [person], page: 1, pageSize: 50, total: 1 }),
      'catalogs.get': ({ catalog_id }) => ({
        data: catalog_id ? [] : [testCatalog],
        ...{ page: 1, pageSize: 20, total: 1 },
      }),
    },
  });
const save = () => screen.getByRole('button', { name: 'Save settings' });

describe('the settings of a store', () => {
  beforeEach(() => localStorage.clear());

  it('sends what was changed and nothing else: hours, closed days, rates and people [A.store.one]', async () => {
    const { user, inputs, notices } = show();
    await user.click(await screen.findByRole('button', { name: 'Add opening hours' }));
    for (const choice of screen.getAllByRole('radiogroup')) expect(choice).toBeRequired();
    await user.click(screen.getByRole('button', { name: 'Add a tax rate' }));
    const rate = within(screen.getByRole('group', { name: 'Rate 1' }));
    await user.type(rate.getByLabelText('Standard rate'), '19.5');
    await user.click(screen.getByLabelText(/^Who gets a mail/));
    await user.click(await screen.findByTitle('Ann (ann@example.com)'));
    await user.click(save());
    await waitFor(() => expect(notices[0]?.text).toBe('The settings of “Corner shop” were saved.'));
    const day = [{ from: '09:00', to: '18:00' }];
    expect(inputs('stores.update').map(({ data }) => data)).toEqual([
      {
        hours: [day, day, day, day, day, [], []],
        tax_rates: [{ country: 'DE', region: '', standard: 1950, reduced: 0 }],
        notified: [person.user_id],
      },
    ]);
  });

  it('has catalogs as categories; one that was deleted says so and can be taken out [A.store.one]', async () => {
    const { user, inputs } = show({ catalog_ids: ['018f0000-0000-7000-8000-0000000000ff'] });
    expect(await screen.findByText('A catalog that was deleted')).toBeVisible();
    await user.click(screen.getByLabelText(/^Catalogs/));
    await user.click(await screen.findByTitle(testCatalog.name));
    await user.click(save());
    await waitFor(() =>
      expect(inputs('stores.update')[0]?.data).toEqual({
        catalog_ids: ['018f0000-0000-7000-8000-0000000000ff', testCatalog.catalog_id],
      }),
    );
  });

  it('keeps the id of a way of delivery and its other areas when a price changes [A.store.one]', async () => {
    const zone = { country: 'DE', postcodes: '10', price: 450, free_from: 5000, minimum: null };
    const method = { kind: 'delivery' as const, method_id: 'd-1', name: 'Courier', is_on: true };
    const { user, inputs } = show({ fulfilment: [{ ...method, zones: [zone, { ...zone, postcodes: '11' }] }] });
    const area = within(await screen.findByRole('group', { name: 'Area 2' }));
    await user.clear(area.getByLabelText('Price of delivery'));
    await user.type(area.getByLabelText('Price of delivery'), '6');
    await user.click(save());
    await waitFor(() => expect(inputs('stores.update')).toHaveLength(1));
    expect(inputs('stores.update')[0]?.data).toEqual({
      fulfilment: [{ ...method, zones: [zone, { ...zone, postcodes: '11', price: 600 }] }],
    });
  });

  it('does not send an amount that cannot be read [A.store.one]', async () => {
    const { user, inputs } = show();
    await user.click(await screen.findByRole('button', { name: 'Add delivery' }));
    await user.type(screen.getByLabelText('Price of delivery'), 'four');
    await user.click(save());
    expect(await screen.findByText(/^Type an amount in digits/)).toBeVisible();
    expect(inputs('stores.update')).toEqual([]);
  });

  it('leaves the currency as it is once the store was open [A.store.one]', async () => {
    show({ status: 'closed', steps_done: ['open'] });
    expect(await screen.findByText('EUR · Euro')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Currency' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeEnabled();
  });
});
