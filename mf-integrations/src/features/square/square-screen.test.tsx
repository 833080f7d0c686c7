import type { SquareAuthorization, SquareDevice } from '@swapt/shared/contract';
import { apiError, renderScreen } from '@swapt/shared/testing';
import { screen, within } from '@testing-library/react';
import { connectedSquare, testPlaces, testSquare } from '../../testing/test-square.js';
import SquareScreen from './square-screen.js';

const device: SquareDevice = { code_id: 'c1', name: 'Counter', code: 'ABCDEF', device_id: 'd1', pair_by: null };

interface Shown {
  square: SquareAuthorization;
  role?: 'owner' | 'admin';
  devices?: SquareDevice[];
  route?: string;
}

const show = ({ square, role = 'owner', devices = [device], route }: Shown) => {
  let now = square;
  return renderScreen(<SquareScreen />, {
    role,
    ...(route !== undefined && { route }),
    api: {
      'square.auth': ({ operation }: { operation: string }) => {
        if (operation === 'revoke') now = testSquare;
        if (operation === 'complete') now = connectedSquare;
        return { data: operation === 'get_authorization_url' ? { ...now, url: '#square' } : now };
      },
      'square.places': () => ({ data: testPlaces }),
      'square.choosePlace': () => ({ data: testPlaces }),
      'square.devices': () => ({ data: devices }),
      'square.pair': () => {
        throw apiError('square.refused', { detail: 'This name is taken.' });
      },
    },
  });
};

describe('the screen of Square', () => {
  it('leads an owner to Square, and says to others who connects it [O.square.auth]', async () => {
    const { user, inputs, unmount } = show({ square: testSquare });
    await user.click(await screen.findByRole('button', { name: 'Connect Square' }));
    expect(inputs('square.auth')).toContainEqual(expect.objectContaining({ operation: 'get_authorization_url' }));
    unmount();
    show({ square: testSquare, role: 'admin' });
    expect(await screen.findByText('Only an owner of the organization can connect Square.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Connect Square' })).toBeNull();
  });

  it('finishes once for who comes back, and says what it may do then [O.square.auth]', async () => {
    const { inputs, notices } = show({ square: testSquare, route: '/admin/integrations/square?code=abc&state=xyz' });
    expect(await screen.findByRole('heading', { name: /Harbour Bakery/ })).toBeVisible();
    const completed = inputs('square.auth').filter((input) => 'code' in input);
    expect(completed).toEqual([expect.objectContaining({ operation: 'complete', code: 'abc', state: 'xyz' })]);
    expect(notices).toMatchObject([{ kind: 'success' }]);
    expect(screen.getByText('Take payments and give refunds')).toBeVisible();
    expect(screen.getByText('SOMETHING_NEW')).toBeVisible();
  });

  it('says that it was not allowed', async () => {
    const { notices, inputs } = show({
      square: testSquare,
      route: '/admin/integrations/square?error=access_denied&state=x',
    });
    expect(await screen.findByRole('button', { name: 'Connect Square' })).toBeVisible();
    expect(notices).toMatchObject([{ kind: 'error' }]);
    expect(inputs('square.auth').some(({ operation }) => operation === 'complete')).toBe(false);
  });

  it('says why Square does not let us in, in its words, with the way on', async () => {
    const error = { code: 'ACCESS_TOKEN_REVOKED', message: 'The token was revoked.' };
    const { user, inputs } = show({ square: { ...connectedSquare, state: 'error', error } });
    expect(await screen.findByText('Square says: The token was revoked.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Connect again' }));
    expect(inputs('square.auth')).toContainEqual(expect.objectContaining({ operation: 'get_authorization_url' }));
    expect(inputs('square.places')).toHaveLength(0);
  });

  it('disconnects after a question, which an owner alone may do', async () => {
    const { user, unmount } = show({ square: connectedSquare });
    await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByRole('button', { name: 'Connect Square' })).toBeVisible();
    unmount();
    show({ square: connectedSquare, role: 'admin' });
    expect(await screen.findByText('Only an owner of the organization can disconnect Square.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disconnect' })).toBeNull();
  });

  it('shows the terminals of a store and the code of one that is being paired, and keeps a name that was refused', async () => {
    const waiting = { ...device, code_id: 'c2', name: 'Stall', device_id: null, pair_by: '2026-03-01T09:05:00.000Z' };
    const { user } = show({ square: connectedSquare, devices: [device, waiting] });
    const store = within(await screen.findByRole('region', { name: 'Quay' }));
    expect(await store.findByText('Counter')).toBeVisible();
    expect(store.getByRole('status')).toHaveTextContent('ABCDEF');
    await user.click(store.getByRole('button', { name: 'Pair a terminal' }));
    await user.click(store.getByRole('button', { name: 'Get a code' }));
    expect(await store.findByText('Give the terminal a name.')).toBeVisible();
    await user.type(store.getByLabelText('Name of the terminal'), 'Till 2');
    await user.click(store.getByRole('button', { name: 'Get a code' }));
    expect(await store.findByText(/This name is taken\./)).toBeVisible();
    expect(store.getByLabelText('Name of the terminal')).toHaveValue('Till 2');
  });

  it('says who has to set it up where it is not offered', async () => {
    show({ square: { ...testSquare, is_offered: false } });
    expect(await screen.findByText('Square is not set up here')).toBeVisible();
  });
});
