import { act, screen, waitFor } from '@testing-library/react';
import { useShell } from '@swapt/shared/sdk';
import { showSpinner, useSpinner } from '../feedback/spinner-store.js';
import { renderConsole, testRemote } from '../testing/render-console.js';
import { loadRelease } from './federation.js';

jest.mock('./federation.js', () => ({
  ...jest.requireActual('./federation.js'),
  loadRelease: jest.fn(),
  refetch: jest.fn(),
}));

const load = jest.mocked(loadRelease);
const show = (text: string) => ({ screens: { list: async () => ({ default: () => <h1>{text}</h1> }) } });
const codes = testRemote('mf-codes', { path: '/admin/my-codes', label: 'My codes' });
const stores = testRemote('mf-stores', { path: '/admin/catalogs', label: 'Catalogs' });

beforeEach(() => {
  load.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('a remote that is down', () => {
  it('takes down its own screen only, and is back with one click once it answers [G.remote.down]', async () => {
    load.mockImplementation(async (name) => {
      if (name === 'mf-codes') throw new Error('404');
      return show('Catalogs are here');
    });
    const { user } = renderConsole({ remotes: [codes, stores], route: '/admin/my-codes' });
    expect(await screen.findByRole('heading', { name: 'This section is not available' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/reference [0-9a-f]{8}/);
    expect(load).toHaveBeenCalledTimes(2);

    await user.click(screen.getByRole('link', { name: 'Catalogs' }));
    expect(await screen.findByRole('heading', { name: 'Catalogs are here' })).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'My codes' }));
    await screen.findByRole('heading', { name: 'This section is not available' });
    load.mockImplementation(async () => show('Codes are here'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Codes are here' })).toBeVisible();
  });

  it('comes back with a new page when its release crashed and another one is live by now [G.remote.down]', async () => {
    const Crashing = () => {
      throw new Error('crash');
    };
    load.mockResolvedValue({ screens: { list: async () => ({ default: Crashing }) } });
    const remotes = [testRemote('mf-integrations', { path: '/admin/integrations', label: 'Integrations' })];
    const { user, openPage } = renderConsole({ remotes, route: '/admin/integrations' });
    await screen.findByRole('heading', { name: 'This section is not available' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'This section is not available' });
    expect(openPage).not.toHaveBeenCalled();

    remotes.forEach((remote, n) => {
      remotes[n] = { ...remote, version: '1.0.1', entry: '/r/mf-integrations/1.0.1/remoteEntry.js' };
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(openPage).toHaveBeenCalledWith(location.href));
  });

  it('falls back to the release before it, in the same page [G.remote.down]', async () => {
    const previous = { version: '0.9.0', entry: '/r/mf-campaigns/0.9.0/remoteEntry.js', integrity: 'sha384-y' };
    const campaigns = { ...testRemote('mf-campaigns', { path: '/admin/campaigns', label: 'Campaigns' }), previous };
    load.mockImplementation(async (_, { entry }) => {
      if (entry !== previous.entry) throw new Error('tampered');
      return show('The release before');
    });
    renderConsole({ remotes: [campaigns], route: '/admin/campaigns' });
    expect(await screen.findByRole('heading', { name: 'The release before' })).toBeVisible();
  });

  it('is refused with a contract that the shell does not speak [G.remote.down]', async () => {
    const remote = testRemote('mf-public', { path: '/admin/other', label: 'Other' });
    const contribution = { ...remote.contribution, contract: '^3.0.0' };
    renderConsole({ remotes: [{ ...remote, contribution }], route: '/admin/other' });
    expect(await screen.findByRole('heading', { name: 'This section is not available' })).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  it('does not leave its spinner behind when it crashes; others keep theirs [G.spinner]', async () => {
    function Crashing() {
      const { spinner } = useShell();
      spinner.show('saving');
      throw new Error('crash');
      return null;
    }
    load.mockResolvedValue({ screens: { list: async () => ({ default: Crashing }) } });
    const remote = testRemote('mf-integrations', { path: '/admin/integrations', label: 'Integrations' });
    renderConsole({ remotes: [remote], route: '/admin/integrations' });
    act(() => showSpinner('of another part'));
    expect(await screen.findByRole('heading', { name: 'This section is not available' })).toBeVisible();
    expect(useSpinner.getState()).toEqual({ 'of another part': 1 });
  });
});
