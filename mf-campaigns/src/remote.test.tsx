import type { Campaign } from '@swapt/shared/contract';
import { generatePath } from 'react-router-dom';
import { forbidden, renderRemote, testOrg, type FakeApi } from '@swapt/shared/testing';
import type { Role } from '@swapt/shared/values';
import { screen } from '@testing-library/react';
import { contribution } from './contribution.js';
import { screens } from './remote.js';

const campaign: Campaign = {
  campaign_id: '018f0000-0000-7000-8000-0000000000d1',
  org_id: testOrg.org_id,
  name: 'Spring posters',
  note: '',
  state: 'running',
  starts_at: '2026-03-01T08:00:00.000Z',
  ends_at: null,
  codes: [],
  scans: 42,
  created_at: '2026-02-01T08:00:00.000Z',
  updated_at: '2026-02-01T08:00:00.000Z',
};
const api: FakeApi = {
  'campaigns.list': () => ({ data: [campaign], page: 1, pageSize: 10, total: 1 }),
  'campaigns.get': () => ({ data: campaign }),
  'codes.list': () => ({ data: [], page: 1, pageSize: 20, total: 0 }),
};

const open = (route: string, role?: Role) => renderRemote(contribution, screens, { route, role, api });

interface Page {
  heading: string;
  may: Role;
  mayNot: Role;
}

/** Every route of the remote: a new one without a line here is a type error. */
const pages: Record<(typeof contribution)['routes'][number]['path'], Page> = {
  '/admin/campaigns': { heading: 'Campaigns', may: 'viewer', mayNot: 'cashier' },
  '/admin/campaigns/new': { heading: 'New campaign', may: 'editor', mayNot: 'viewer' },
  '/admin/campaigns/update/:codeId': { heading: 'Spring posters', may: 'editor', mayNot: 'viewer' },
};

describe.each(Object.entries(pages))('%s', (path, { heading, may, mayNot }) => {
  const address = generatePath(path, { codeId: campaign.campaign_id });

  it(`opens its screen for a role that may, such as ${may}`, async () => {
    open(address, may);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it(`is refused to a role that may not, such as ${mayNot}`, async () => {
    const { container } = open(address, mayNot);
    expect(await screen.findByRole('heading', { level: 1, name: forbidden })).toBeVisible();
    expect(container).toHaveTextContent(new RegExp(`^${forbidden}$`));
  });
});

it('leads from a campaign in the list to its own screen [A.campaigns, A.campaigns.update]', async () => {
  const { user, inputs, address } = open('/admin/campaigns');
  await user.click(await screen.findByRole('link', { name: 'Spring posters' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring posters' })).toBeVisible();
  expect(address()).toBe(`/admin/campaigns/update/${campaign.campaign_id}`);
  expect(inputs('campaigns.get')[0]?.campaign_id).toBe(campaign.campaign_id);
});
