import type { Invitation, Organization } from '@swapt/shared/contract';
import type { FakeApi } from '@swapt/shared/testing';
import { testOrg } from '@swapt/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.js';

const other: Organization = { ...testOrg, org_id: '018f0000-0000-7000-8000-000000000002', org_name: 'Book Shop' };
const invitation: Invitation = {
  id: 'i1',
  org_name: 'Book Shop',
  organization_logo: '',
  role: 'editor',
  created_at: '2026-11-01T00:00:00Z',
};

function open(orgs: Organization[]) {
  let waiting = [invitation];
  const api: FakeApi = {
    'org.list': () => ({ data: orgs }),
    'invitations.list': () => ({ data: waiting }),
    'invitations.accept': () => {
      waiting = [];
      orgs = [...orgs, other];
      return { data: other };
    },
    'invitations.decline': ({ id }) => {
      waiting = [];
      return { data: { id } };
    },
  };
  return renderConsole({ orgs, api, route: '/admin/profile' });
}

describe('an invitation', () => {
  it('is accepted by a button, never by signing in', async () => {
    const { user, inputs } = open([testOrg]);
    const accept = await screen.findByRole('button', { name: 'Accept the invitation to Book Shop' });
    expect(screen.getByText(/You are invited to/)).toHaveTextContent('You are invited to Book Shop as editor.');
    expect(inputs('invitations.accept')).toEqual([]);
    await user.click(accept);
    expect(await screen.findByText('You are in Book Shop now.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/You are invited to/)).toBeNull());
    expect(inputs('invitations.accept')).toEqual([{ id: 'i1' }]);
  });

  it('is declined', async () => {
    const { user, inputs } = open([testOrg]);
    await user.click(await screen.findByRole('button', { name: 'Decline the invitation to Book Shop' }));
    await waitFor(() => expect(screen.queryByText(/You are invited to/)).toBeNull());
    expect(inputs('invitations.accept')).toEqual([]);
    expect(inputs('invitations.decline')).toEqual([{ id: 'i1' }]);
  });

  it('opens the console for who is in no organization yet', async () => {
    const { user } = open([]);
    expect(await screen.findByRole('heading', { name: 'You are invited' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation to Book Shop' }));
    expect(await screen.findByRole('button', { name: 'Organization Book Shop, switch' })).toBeVisible();
  });
});
