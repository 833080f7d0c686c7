import type { Campaign } from '@swapt/shared/contract';
import { lockApi, sampleLock } from './testing/sample-lock.js';
import { generatePath } from '@swapt/shared/router';
import { describeRoutes, renderRemote, testOrg, type FakeApi } from '@swapt/shared/testing';
import { screen } from '@testing-library/react';
import { contribution } from './contribution.js';
import { screens } from './remote.gen.js';

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
  'bulkChanges.list': () => ({ data: [] }),
  'campaigns.get': () => ({ data: campaign }),
  ...lockApi,
  'codes.list': () => ({ data: [], page: 1, pageSize: 20, total: 0 }),
};

describeRoutes(contribution, screens, {
  api,
  addressOf: (path) => generatePath(path, { codeId: campaign.campaign_id, lockId: sampleLock.lock_id }),
  routes: {
    '/admin/campaigns': { heading: 'Campaigns', may: 'viewer', mayNot: 'cashier' },
    '/admin/campaigns/new': { heading: 'New campaign', may: 'editor', mayNot: 'viewer' },
    '/admin/campaigns/promo-locks': { heading: 'Promo locks', may: 'viewer', mayNot: 'cashier' },
    '/admin/campaigns/promo-locks/new': { heading: 'New promo lock', may: 'editor', mayNot: 'viewer' },
    '/admin/campaigns/promo-locks/keys': { heading: 'Master keys', may: 'editor', mayNot: 'viewer' },
    '/admin/campaigns/promo-locks/:lockId': { heading: 'Autumn fair Active', may: 'viewer', mayNot: 'cashier' },
    '/admin/campaigns/promo-locks/:lockId/usage': { heading: 'Usage of Autumn fair', may: 'viewer', mayNot: 'cashier' },
    '/admin/campaigns/update/:codeId': { heading: 'Spring posters', may: 'editor', mayNot: 'viewer' },
  },
});

const open = (route: string) => renderRemote(contribution, screens, { route, api });

it('leads from a campaign in the list to its own screen [A.campaigns, A.campaigns.update]', async () => {
  const { user, inputs, address } = open('/admin/campaigns');
  await user.click(await screen.findByRole('link', { name: 'Spring posters' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring posters' })).toBeVisible();
  expect(address()).toBe(`/admin/campaigns/update/${campaign.campaign_id}`);
  expect(inputs('campaigns.get')[0]?.campaign_id).toBe(campaign.campaign_id);
});
