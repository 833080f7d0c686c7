import { fireEvent, screen, waitFor } from '@testing-library/react';
import { showStore } from '../../../testing/show-store.js';
import StoreThemeScreen from './store-theme-screen.js';

const show = (...more: [begin?: object, options?: object]) => showStore(<StoreThemeScreen />, '/look', ...more);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the look of a store', () => {
  beforeEach(() => localStorage.clear());

  it('begins with the colours of a store that nobody chose any for [A.store.theme]', async () => {
    show();
    expect(await screen.findByLabelText('Header')).toHaveValue('#ffffff');
    expect(screen.getByLabelText('Icons in the header')).toHaveValue('#000000');
    expect(screen.getByLabelText('Buttons')).toHaveValue('#3a6cf6');
  });

  it('shows what is typed at once, and saves the name and the colours that were changed [A.store.theme]', async () => {
    const { user, inputs, notices } = show();
    await screen.findByLabelText('Header');
    type('Buttons', '#d9480f');
    expect(screen.getByText('Add to cart')).toHaveStyle({ background: '#d9480f' });
    await user.click(screen.getByRole('button', { name: 'Save the look' }));
    await waitFor(() => expect(notices[0]?.text).toBe('The look of “Corner shop” was saved.'));
    const theme = { headerColor: '#ffffff', iconColor: '#000000', buttonColor: '#d9480f' };
    expect(inputs('stores.update')).toMatchObject([{ revision: 3, data: { theme } }]);
    expect(Object.keys(inputs('stores.update')[0]?.data ?? {})).toEqual(['theme']);
    await user.type(await screen.findByLabelText('Name as shoppers see it'), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save the look' }));
    await waitFor(() =>
      expect(inputs('stores.update')[1]).toMatchObject({ revision: 4, data: { name: 'Corner shop 2' } }),
    );
  });

  it('warns of icons that can hardly be seen, and refuses what is no colour [A.store.theme]', async () => {
    const { user, inputs } = show();
    await screen.findByLabelText('Header');
    type('Icons in the header', '#777777');
    expect(screen.getByText('The icons are hard to see on this header.')).toBeVisible();
    expect(screen.getByText(/^Their contrast is 4.4 to 1/)).toBeVisible();
    type('Icons in the header', '#767676');
    expect(screen.queryByText('The icons are hard to see on this header.')).toBeNull();
    type('Header', 'red');
    await user.click(screen.getByRole('button', { name: 'Save the look' }));
    expect(await screen.findByText('Write a colour such as #d9480f.')).toBeVisible();
    expect(inputs('stores.update')).toEqual([]);
  });

  it('is not changed by somebody who may only read [A.store.theme]', async () => {
    show({}, { role: 'viewer' });
    expect(await screen.findByText(/^Your role can look at stores/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says of a store that was deleted how it comes back, and brings it back [A.store.one]', async () => {
    const { user, inputs } = show({ status: 'deleted' });
    await user.click(await screen.findByRole('button', { name: 'Restore the store' }));
    await waitFor(() => expect(inputs('stores.status')).toMatchObject([{ status: 'draft' }]));
    expect(await screen.findByLabelText('Header')).toBeVisible();
  });
});
