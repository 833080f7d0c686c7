import { renderScreen, type RenderScreenOptions } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { testStores } from '../../../testing/test-store.js';
import StoresScreen from './stores-screen.js';

const show = (begin = {}, options: RenderScreenOptions = {}) =>
  renderScreen(<StoresScreen />, {
    path: '/admin/store',
    route: '/admin/store',
    ...options,
    api: { ...testStores(begin).api, ...options.api },
  });
type User = ReturnType<typeof show>['user'];
const choose = async (user: User, action: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Corner shop' }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`${action}$`) }));
};

describe('the list of stores', () => {
  it('says of each what it sells, what is low and whether shoppers can buy [A.store]', async () => {
    show({ status: 'open' });
    expect(await screen.findByRole('link', { name: 'Corner shop' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/store/'),
    );
    expect(screen.getByText('Open')).toBeVisible();
    expect(screen.getByRole('link', { name: '12' })).toBeVisible();
    expect(screen.getByRole('link', { name: '2' })).toBeVisible();
  });

  it('pauses one with a sentence for shoppers, and opens it again by the undo [A.store]', async () => {
    const { user, inputs, notices } = show({ status: 'open' });
    await choose(user, 'Pause');
    await user.type(await screen.findByLabelText(/^What shoppers read/), 'Back on Monday');
    await user.click(screen.getByRole('button', { name: 'Pause store' }));
    await waitFor(() => expect(notices[0]?.text).toBe('“Corner shop” is paused.'));
    expect(inputs('stores.status')).toMatchObject([{ status: 'paused', pause_note: 'Back on Monday' }]);
    notices[0]?.action?.run();
    await waitFor(() => expect(inputs('stores.status')[1]).toMatchObject({ status: 'open' }));
  });

  it('deletes one after a question, and brings one that was open back closed [A.store]', async () => {
    const { user, inputs, questions, notices } = show({ status: 'open', steps_done: ['open'] });
    await choose(user, 'Delete');
    await waitFor(() => expect(inputs('stores.status')).toMatchObject([{ status: 'deleted' }]));
    expect(questions).toEqual(['Delete “Corner shop”?']);
    await waitFor(() => expect(notices[0]?.action?.label).toBe('Undo'));
    notices[0]?.action?.run();
    await waitFor(() => expect(inputs('stores.status')[1]).toMatchObject({ status: 'closed' }));
  });

  it('offers the next step where there are none, to those who may [A.store]', async () => {
    const api = { 'stores.list': () => ({ data: [], page: 1, pageSize: 10, total: 0 }) };
    const { user, address } = show({}, { api });
    await screen.findByText('No stores yet');
    await user.click(screen.getAllByRole('button', { name: 'New store' })[0]!);
    expect(address()).toBe('/admin/create-store');
  });

  it('has no actions for somebody who may only read', async () => {
    show({ status: 'open' }, { role: 'viewer' });
    await screen.findByRole('link', { name: 'Corner shop' });
    expect(screen.queryByRole('button', { name: /Actions|New store/ })).toBeNull();
  });
});
