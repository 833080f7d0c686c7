import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { defineContribution, type RemoteModule } from '../remote/index.js';
import { useShell } from '../sdk/index.js';
import { forbidden, notFound, renderRemote } from './index.js';

const contribution = defineContribution({
  name: 'mf-codes',
  contract: '^2.0.0',
  budgetKb: 1,
  routes: [
    { path: '/admin/lamps', screen: 'lamps', title: 'Lamps', permission: 'codes:read' },
    { path: '/admin/lamps/:id', screen: 'lamp', title: 'Lamp', permission: 'codes:write' },
  ],
  nav: [{ label: 'Lamps', path: '/admin/lamps', section: 'create', order: 1, icon: 'M64 64h896v896H64z' }],
});

let signals: AbortSignal[] = [];
beforeEach(() => (signals = []));

function Lamps() {
  const { session, signal } = useShell();
  useEffect(() => void signals.push(signal), [signal]);
  return (
    <h1>
      Lamps of {session.org.org_name} <Link to="/admin/lamps/7">Seventh</Link>
    </h1>
  );
}
const Lamp = () => <h1>One lamp</h1>;
const screens: RemoteModule['screens'] = {
  lamps: async () => ({ default: Lamps }),
  lamp: async () => ({ default: Lamp }),
};

describe('a remote without its shell', () => {
  it('shows the screen of an address to a role that may, in an organization', async () => {
    renderRemote(contribution, screens, { route: '/admin/lamps', role: 'viewer', org: { org_name: 'Harbour' } });
    expect(await screen.findByRole('heading', { name: /Lamps of Harbour/ })).toBeVisible();
    expect(document.title).toBe('Lamps · Swapt');
  });

  it('refuses a screen to a role that may not, without loading it', async () => {
    const lamp = jest.fn(screens.lamp);
    renderRemote(contribution, { ...screens, lamp }, { route: '/admin/lamps/7', role: 'viewer' });
    expect(await screen.findByRole('heading', { name: forbidden })).toBeVisible();
    expect(lamp).not.toHaveBeenCalled();
  });

  it('knows the remote’s own addresses only', async () => {
    renderRemote(contribution, screens, { route: '/admin/chairs' });
    expect(await screen.findByRole('heading', { name: notFound })).toBeVisible();
  });

  it('ends the signal of a screen when another one follows, or the page ends', async () => {
    const { user, unmount, address } = renderRemote(contribution, screens, { route: '/admin/lamps' });
    await user.click(await screen.findByRole('link', { name: 'Seventh' }));
    expect(await screen.findByRole('heading', { name: 'One lamp' })).toBeVisible();
    expect(address()).toBe('/admin/lamps/7');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    unmount();
    const next = renderRemote(contribution, screens, { route: '/admin/lamps' });
    await screen.findByRole('link', { name: 'Seventh' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    next.unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('says which routes have no screen and which menu entries lead nowhere', () => {
    const lost = { ...contribution, nav: [{ ...contribution.nav[0], path: '/admin/lamp' }] };
    const { lamps } = screens;
    expect(() => renderRemote(lost, lamps ? { lamps } : {}, { route: '/admin/lamps' })).toThrow(
      'mf-codes has no screen lamp for /admin/lamps/:id. The menu entry Lamps leads to /admin/lamp, no route.',
    );
  });
});
