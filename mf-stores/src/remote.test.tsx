import { forbidden, renderRemote, notFound, testOrg, type FakeApi } from '@swapt/shared/testing';
import type { Role } from '@swapt/shared/values';
import { screen } from '@testing-library/react';
import { contribution } from './contribution.js';
import { screens } from './remote.js';

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

const open = (route: string, role?: Role) => renderRemote(contribution, screens, { route, role, api });

/** Every route of the remote: a new one without a line here is a type error. */
const pages: Record<(typeof contribution)['routes'][number]['path'], { heading: string; may: Role }> = {
  '/admin/catalogs': { heading: 'Catalogs', may: 'cashier' },
  '/admin/catalogs/create': { heading: 'New catalog', may: 'editor' },
};

it.each(Object.entries(pages))('opens %s for a role that may', async (path, { heading, may }) => {
  open(path, may);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

// Every role may read catalogs.
it.each(['cashier', 'viewer'] as const)('refuses the new catalog to a %s', async (mayNot) => {
  const { container } = open('/admin/catalogs/create', mayNot);
  expect(await screen.findByRole('heading', { level: 1, name: forbidden })).toBeVisible();
  expect(container).toHaveTextContent(new RegExp(`^${forbidden}$`));
});

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
