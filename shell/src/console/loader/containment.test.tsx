import { useShell, type Shell } from '@swapt/shared/sdk';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { showSpinner, useSpinner } from '../feedback/spinner-store.js';
import { renderConsole, testRemote } from '../testing/render-console.js';
import { loadRelease } from './federation.js';

jest.mock('./federation.js', () => ({
  ...jest.requireActual('./federation.js'),
  loadRelease: jest.fn(),
  refetch: jest.fn(),
}));

const names = ['mf-codes', 'mf-stores', 'mf-campaigns', 'mf-integrations', 'mf-public'] as const;
let serial = -1;
let heard = 0;
const shells: Shell[] = [];
const signal = () => shells.at(-1)?.signal;
let isBroken = false;

/** Leaves all that it can leave behind, then breaks when told so. */
function Littering() {
  const shell = useShell();
  const { spinner, notify, modal, signal } = shell;
  useEffect(() => {
    shells.push(shell);
    spinner.show('saving');
    notify.info('Plain');
    notify.info('With a button', { label: 'Undo', run: () => {} });
    modal.open({ title: 'A dialog', content: () => 'left open' });
    void modal
      .confirm({ title: 'A question', text: 'left open', action: 'Yes' })
      .then((isAgreed) => notify.info(`agreed: ${isAgreed}`));
    window.addEventListener('ping', () => (heard += 1), { signal });
  }, [shell, spinner, notify, modal, signal]);
  if (isBroken) throw new Error('crash');
  return <p>Littered</p>;
}

const ping = () => {
  heard = 0;
  window.dispatchEvent(new Event('ping'));
  return heard;
};

/** Every test has a remote of its own: what was loaded stays loaded in a page. */
function open(Screen: () => ReactNode = Littering) {
  isBroken = false;
  useSpinner.setState({}, true);
  const remote = testRemote(names[(serial += 1)] ?? 'mf-codes', { path: '/admin/part', label: 'Part' });
  jest.mocked(loadRelease).mockResolvedValue({ screens: { list: async () => ({ default: Screen }) } });
  return renderConsole({ remotes: [remote], route: '/admin/part' });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('what a screen of a remote leaves behind', () => {
  it('goes with it when it crashes: spinner, dialogs, buttons in snackbars, listeners [G.spinner, G.remote.down]', async () => {
    const { go } = open();
    await screen.findAllByText('A question');
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(ping()).toBe(1);
    act(() => showSpinner('of another part'));
    isBroken = true;
    await act(() => go('/admin/part?again'));

    expect(await screen.findByRole('heading', { name: 'This section is not available' })).toBeVisible();
    expect(Object.values(useSpinner.getState())).toEqual([1]);
    await waitFor(() => expect(screen.queryByText('A dialog')).toBeNull());
    await waitFor(() => expect(screen.queryAllByText('A question')).toEqual([]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(screen.getByText('Plain')).toBeVisible();
    expect(await screen.findByText('agreed: false')).toBeVisible();
    expect(ping()).toBe(0);
  });

  it('goes with it when it is left, but for snackbars', async () => {
    const { go } = open();
    await screen.findAllByText('A question');
    await act(() => go('/admin/profile'));
    await screen.findByRole('heading', { name: 'Profile' });
    expect(signal()?.aborted).toBe(true);
    expect(useSpinner.getState()).toEqual({});
    await waitFor(() => expect(screen.queryByText('A dialog')).toBeNull());
    await waitFor(() => expect(screen.queryAllByText('A question')).toEqual([]));
    expect(screen.getAllByRole('button', { name: 'Undo' }).length).toBeGreaterThan(0);
  });

  it('can be left again after Retry: the screen has a new signal', async () => {
    const { user, go } = open();
    await screen.findAllByText('A question');
    isBroken = true;
    await act(() => go('/admin/part?again'));
    const failed = signal();
    await screen.findByRole('heading', { name: 'This section is not available' });
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Littered');
    expect([failed?.aborted, signal()?.aborted]).toEqual([true, false]);
    expect(ping()).toBe(1);
  });
});

describe('a failure of a remote outside of its screen', () => {
  it('stays in the dialog that threw', async () => {
    function Asking() {
      const { modal } = useShell();
      const content = () => {
        throw new Error('in a dialog');
      };
      return <button onClick={() => modal.open({ title: 'A dialog', content })}>Open</button>;
    }
    const { user } = open(Asking);
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    const failure = await screen.findByRole('heading', { name: 'This section is not available' });
    await waitFor(() => expect(failure).toBeVisible());
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('in a handler leaves the screen as it is', async () => {
    const fail = () => {
      throw new Error('in a handler');
    };
    const { user } = open(() => <button onClick={fail}>Handler</button>);
    const uncaught = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', uncaught);
    await user.click(await screen.findByRole('button', { name: 'Handler' }));
    window.removeEventListener('error', uncaught);
    expect(uncaught).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Handler' })).toBeVisible();
  });
});
