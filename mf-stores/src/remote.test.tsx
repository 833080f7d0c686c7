import { describeRoutes, renderRemote, notFound, testOrg, type FakeApi } from '@swapt/shared/testing';
import { screen } from '@testing-library/react';
import { contribution } from './contribution.js';
import { screens } from './remote.gen.js';

const catalog = {
  catalog_id: '018f0000-0000-7000-8000-0000000000c1',
  org_id: testOrg.org_id,
  name: 'Summer menu',
  created_at: '2026-05-01T10:00:00.000Z',
};
const api: FakeApi = {
  'catalogs.get': () => ({ data: [catalog], page: 1, pageSize: 10, total: 1 }),
  'catalogs.create': ({ name }) => ({ data: { ...catalog, name } }),
};

describeRoutes(contribution, screens, {
  api,
  routes: {
    '/admin/catalogs': { heading: 'Catalogs', may: 'cashier' },
    '/admin/catalogs/create': { heading: 'New catalog', may: 'editor', mayNot: 'viewer' },
  },
});

const open = (route: string) => renderRemote(contribution, screens, { route, api });

it('leads from the list to the new catalog and back [A.catalogs, A.catalogs.create]', async () => {
  const { user, address } = open('/admin/catalogs');
  expect(await screen.findByText('Summer menu')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New catalog' }));
  await user.type(await screen.findByLabelText('Name'), 'Gift boxes');
  await user.click(screen.getByRole('button', { name: 'Create catalog' }));
  expect(await screen.findByText('Summer menu')).toBeVisible();
  expect(address()).toBe('/admin/catalogs');
});

it('knows no other address', async () => {
  open('/admin/catalogs/unknown/deeper');
  expect(await screen.findByRole('heading', { name: notFound })).toBeVisible();
});
