import type { Invitation, Organization } from '@swapt/shared/contract';
import type { FakeApi } from '@swapt/shared/testing';
import { testOrg } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.js';

const other: Organization = { ...testOrg, org_id: '018f0000-0000-7000-8000-000000000002', org_name: 'Book Shop' };
const invitation: Invitation = {
  id: 'i1',
  org_name: 'Book Shop',
  organization_logo: '',
  role: 'editor',
  created_at: '2026-11-01T00:00:00Z',
};

const second: Invitation = { ...invitation, id: 'i2', org_name: 'Tea House', role: 'viewer' };

function open(orgs: Organization[], waiting = [invitation]) {
  const answer = (id: string) => {
    waiting = waiting.filter((each) => each.id !== id);
  };
  const api: FakeApi = {
    'org.list': () => ({ data: orgs }),
    'invitations.list': () => ({ data: waiting }),
    'invitations.accept': ({ id }) => {
      const joined = { ...other, org_name: waiting.find((each) => each.id === id)?.org_name ?? '' };
      answer(id);
      orgs = [...orgs, joined];
      return { data: joined };
    },
    'invitations.decline': ({ id }) => {
      answer(id);
      return { data: { id } };
    },
  };
  return renderConsole({ orgs, api, route: '/admin/profile' });
}

describe('an invitation', () => {
  it('is accepted by a button, never by signing in', async () => {
    const { user, inputs } = open([testOrg]);
    const accept = await screen.findByRole('button', { name: 'Accept the invitation to Book Shop' });
    expect(screen.getByText(/You have an invitation to/)).toHaveTextContent(
      'You have an invitation to Book Shop as editor.',
    );
    expect(inputs('invitations.accept')).toEqual([]);
    await user.click(accept);
    expect(await screen.findByText('You are now a member of Book Shop.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/You have an invitation to/)).toBeNull());
    expect(inputs('invitations.accept')).toEqual([{ id: 'i1' }]);
  });

  it('is declined', async () => {
    const { user, inputs } = open([testOrg]);
    await user.click(await screen.findByRole('button', { name: 'Decline the invitation to Book Shop' }));
    await waitFor(() => expect(screen.queryByText(/You have an invitation to/)).toBeNull());
    expect(inputs('invitations.accept')).toEqual([]);
    expect(inputs('invitations.decline')).toEqual([{ id: 'i1' }]);
  });

  it('is one of several that one line opens, however many strangers invite', async () => {
    const { user, inputs } = open([testOrg], [invitation, second]);
    expect(await screen.findByText('You have 2 invitations.')).toBeVisible();
    expect(screen.queryByText(/You have an invitation to|Tea House/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'See invitations' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline the invitation to Book Shop' }));
    await waitFor(() => expect(screen.queryByText('You have 2 invitations.')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Accept the invitation to Tea House' }));
    expect(await screen.findByText('You are now a member of Tea House.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/You have an invitation to/)).toBeNull();
    expect([inputs('invitations.decline'), inputs('invitations.accept')]).toEqual([[{ id: 'i1' }], [{ id: 'i2' }]]);
  });

  it('opens the console for who is in no organization yet', async () => {
    const { user } = open([]);
    expect(await screen.findByRole('heading', { name: 'You have an invitation' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation to Book Shop' }));
    expect(await screen.findByRole('button', { name: 'Organization Book Shop, switch' })).toBeVisible();
  });
});
