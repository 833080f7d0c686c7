import { testOrg } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useUnsavedGuard } from '@swapt/shared/ui';
import { loadRelease } from '../loader/federation.js';
import { renderConsole, testRemote } from '../testing/render-console.js';
import { useOrg } from './org-store.js';

jest.mock('../loader/federation.js', () => ({
  ...jest.requireActual('../loader/federation.js'),
  loadRelease: jest.fn(),
}));

function HalfTyped() {
  useUnsavedGuard(() => true);
  return <h1>Half typed</h1>;
}

const other = { ...testOrg, org_id: '018f0000-0000-7000-8000-000000000002', org_name: 'Book Shop' };
const codes = testRemote('mf-codes', { path: '/admin/my-codes', label: 'My codes' });

async function choose() {
  const view = renderConsole({ orgs: [testOrg, other], remotes: [codes], route: '/admin/my-codes' });
  await screen.findByRole('heading', { name: 'Half typed' });
  await view.user.click(screen.getByRole('button', { name: 'Organization Corner Bakery, switch' }));
  await view.user.click(await screen.findByText('Book Shop'));
  return view;
}

beforeEach(() =>
  jest.mocked(loadRelease).mockResolvedValue({ screens: { list: async () => ({ default: HalfTyped }) } }),
);

describe('switching the organization', () => {
  it('loses nothing that is half typed without asking', async () => {
    const { user, openPage } = await choose();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Half typed' })).toBeVisible();
    expect(openPage).not.toHaveBeenCalled();
    expect(useOrg.getState().org_name).toBe('Corner Bakery');
    expect(document.cookie).toContain(`swapt_org=${testOrg.org_id}`);
  });

  it('starts the page anew for the other organization, so that its own releases are loaded', async () => {
    const { user, openPage, unmount } = await choose();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(openPage).toHaveBeenCalledWith('/admin'));
    expect(document.cookie).toContain(`swapt_org=${other.org_id}`);
    unmount();

    renderConsole({ orgs: [other], route: '/admin/profile' });
    expect(await screen.findByText('You switched to Book Shop.')).toBeVisible();
  });
});
