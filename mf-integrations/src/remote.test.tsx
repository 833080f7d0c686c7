import { describeRoutes, renderRemote, type FakeApi } from '@swapt/shared/testing';
import { screen } from '@testing-library/react';
import { contribution } from './contribution.js';
import { screens } from './remote.gen.js';
import { testAccount, testSeller } from './testing/test-account.js';
import { testSquare } from './testing/test-square.js';

const stripe = {
  id: 'stripe',
  name: 'Card payments',
  purpose: 'Take cards.',
  category: 'payments',
  state: 'not_connected',
} as const;
const api: FakeApi = {
  'integrations.controller': () => ({ data: [stripe] }),
  'payments.org': () => ({ data: testAccount }),
  'payments.subscription': () => ({
    data: { is_offered: false, state: 'none', paid_until: null, is_ending: false, is_test: false, url: null },
  }),
  'square.auth': () => ({ data: testSquare }),
  'payments.tax': () => ({ data: testSeller }),
};

describeRoutes(contribution, screens, {
  api,
  routes: {
    '/admin/integrations': { heading: 'Integrations', may: 'editor', mayNot: 'viewer' },
    '/admin/integrations/square': { heading: 'Square', may: 'admin', mayNot: 'editor' },
    '/admin/payment': { heading: 'Payments', may: 'admin', mayNot: 'editor' },
  },
});

it('asks for the integrations of the organization in use [A.integrations]', async () => {
  const org = { org_id: '018f0000-0000-7000-8000-000000000002' };
  const { inputs } = renderRemote(contribution, screens, { route: '/admin/integrations', org, api });
  expect(await screen.findByText('Card payments')).toBeVisible();
  expect(inputs('integrations.controller')).toEqual([org]);
});
