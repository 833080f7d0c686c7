import { forbidden, renderRemote, type FakeApi } from '@swapt/shared/testing';
import type { Role } from '@swapt/shared/values';
import { screen } from '@testing-library/react';
import { contribution } from './contribution.js';
import { screens } from './remote.js';

const stripe = {
  id: 'stripe',
  name: 'Card payments',
  purpose: 'Take cards.',
  category: 'payments',
  state: 'not_connected',
} as const;
const api: FakeApi = { 'integrations.controller': () => ({ data: [stripe] }) };

const open = (route: string, role?: Role) => renderRemote(contribution, screens, { route, role, api });

interface Page {
  heading: string;
  may: Role;
  mayNot: Role;
}

/** Every route of the remote: a new one without a line here is a type error. */
const pages: Record<(typeof contribution)['routes'][number]['path'], Page> = {
  '/admin/integrations': { heading: 'Integrations', may: 'editor', mayNot: 'viewer' },
};

describe.each(Object.entries(pages))('%s', (path, { heading, may, mayNot }) => {
  it(`opens its screen for a role that may, such as ${may}`, async () => {
    open(path, may);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it(`is refused to a role that may not, such as ${mayNot}`, async () => {
    const { container } = open(path, mayNot);
    expect(await screen.findByRole('heading', { level: 1, name: forbidden })).toBeVisible();
    expect(container).toHaveTextContent(new RegExp(`^${forbidden}$`));
  });
});

it('asks for the integrations of the organization in use [A.integrations]', async () => {
  const org = { org_id: '018f0000-0000-7000-8000-000000000002' };
  const { inputs } = renderRemote(contribution, screens, { route: '/admin/integrations', org, api });
  expect(await screen.findByText('Card payments')).toBeVisible();
  expect(inputs('integrations.controller')).toEqual([org]);
});
