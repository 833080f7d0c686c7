import { apiError, type RenderScreenOptions } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import type { Store } from '@swapt/shared/contract';
import { showStore } from '../../../testing/show-store.js';
import { testStore } from '../../../testing/test-store.js';
import StoreScreen from './store-screen.js';

const show = (begin: Partial<Store> = {}, options: RenderScreenOptions = {}) =>
  showStore(<StoreScreen />, '', begin, options);

describe('the overview of a store', () => {
  it('leads through what a draft still needs [A.store.one]', async () => {
    const { user, address } = show({ steps_done: ['contact', 'products'] });
    expect(await screen.findByText(/^2 of 6 steps are done\./)).toBeVisible();
    expect(screen.getAllByText('Done')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /^Delivery/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/initialize?step=fulfilment'),
    );
    await user.click(screen.getByRole('button', { name: 'Go on with setting up' }));
    expect(address()).toBe(`/admin/store/${testStore.store_id}/initialize`);
  });

  it('says whether shoppers can buy, and pauses and opens it [A.store.one]', async () => {
    const { user, inputs } = show({ status: 'open', steps_done: ['open'] });
    expect(await screen.findByText('Shoppers can look around and order.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pause store' }));
    await user.type(await screen.findByLabelText(/^What shoppers read/), 'Back on Monday');
    await user.click(screen.getAllByRole('button', { name: 'Pause store' }).at(-1) ?? document.body);
    expect(await screen.findByText(/They read: “Back on Monday”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open store' }));
    expect(await screen.findByText('Shoppers can look around and order.')).toBeVisible();
    expect(inputs('stores.status')).toMatchObject([{ status: 'paused' }, { status: 'open' }]);
  });

  it('stays open, and keeps the sentence that was typed, where the pause is refused [A.store.one]', async () => {
    const refuse = () => {
      throw apiError('store.bad_state');
    };
    const { user, inputs } = show({ status: 'open', steps_done: ['open'] }, { api: { 'stores.status': refuse } });
    await user.click(await screen.findByRole('button', { name: 'Pause store' }));
    await user.type(await screen.findByLabelText(/^What shoppers read/), 'Back on Monday');
    await user.click(screen.getAllByRole('button', { name: 'Pause store' }).at(-1) ?? document.body);
    await waitFor(() => expect(inputs('stores.status')).toHaveLength(1));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Pause store' }).at(-1)).toBeEnabled());
    expect(screen.getByLabelText(/^What shoppers read/)).toHaveValue('Back on Monday');
    expect(screen.getByText('Shoppers can look around and order.')).toBeVisible();
  });

  it('is deleted after a question, and leads back to the list [A.store.one]', async () => {
    const { user, questions, address } = show({ status: 'closed', steps_done: ['open'] });
    await user.click(await screen.findByRole('button', { name: 'Delete store' }));
    await waitFor(() => expect(address()).toBe('/admin/store'));
    expect(questions).toEqual(['Delete “Corner shop”?']);
  });

  it('names what the operator stopped, and offers nothing to those who may only read', async () => {
    show({ status: 'open', is_suspended: true }, { role: 'viewer' });
    expect(await screen.findByText('The operator of this site suspended this store.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pause store' })).toBeNull();
  });

  it('can be asked for again where it cannot be read [A.store.one]', async () => {
    let failures = 1;
    const get = () => {
      if (failures-- > 0) throw apiError('server.failed');
      return { data: testStore };
    };
    const { user } = show({}, { api: { 'stores.get': get } });
    await user.click(await screen.findByRole('button', { name: /again/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /Corner shop/ })).toBeVisible();
  });
});
