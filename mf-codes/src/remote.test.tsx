import { generatePath } from 'react-router-dom';
import { forbidden, renderRemote, type FakeApi } from '@swapt/shared/testing';
import type { Role } from '@swapt/shared/values';
import { screen } from '@testing-library/react';
import { contribution } from './contribution.js';
import { listOf, testCode } from './features/codes/test-code.js';
import { screens } from './remote.js';

const code = testCode();
const empty = { countries: [], devices: [], systems: [], browsers: [], languages: [], sources: [], codes: [] };
const analytics = {
  range: '30day' as const,
  zone: 'UTC',
  from: code.created_at,
  to: code.updated_at,
  bucket: 'day' as const,
  totals: { scans: 12, human_scans: 11, unique_visitors: 9 },
  series: [{ at: code.created_at, scans: 12, human_scans: 11 }],
  ...empty,
};
const api: FakeApi = {
  'codes.list': () => listOf(code),
  'codes.get': () => ({ data: code }),
  'codes.render': () => ({ data: { file: null, score: null } }),
  'analytics.get': () => ({ data: analytics }),
  'analytics.scans': () => ({ data: [], page: 1, pageSize: 10, total: 0 }),
  'analytics.cookiedScans': () => ({ data: [], page: 1, pageSize: 10, total: 0 }),
};

const open = (route: string, role?: Role) => renderRemote(contribution, screens, { route, role, api });

interface Page {
  heading: string;
  may: Role;
  mayNot: Role;
}

/** Every route of the remote: a new one without a line here is a type error. */
const pages: Record<(typeof contribution)['routes'][number]['path'], Page> = {
  '/admin/my-codes': { heading: 'My codes', may: 'viewer', mayNot: 'cashier' },
  '/admin/my-codes/edit/:codeId': { heading: 'Edit Summer menu', may: 'editor', mayNot: 'viewer' },
  '/admin/my-codes/edit/:codeId/success': { heading: 'Your changes are saved', may: 'viewer', mayNot: 'cashier' },
  '/admin/my-codes/show/:codeId': { heading: 'Summer menu', may: 'viewer', mayNot: 'cashier' },
  '/admin/my-codes/analytics/:codeId': { heading: 'Analytics of Summer menu', may: 'viewer', mayNot: 'cashier' },
  '/admin/create-qr-code': { heading: 'New QR code', may: 'editor', mayNot: 'viewer' },
  '/admin/create-qr-success': { heading: 'Your code is ready', may: 'viewer', mayNot: 'cashier' },
};

describe.each(Object.entries(pages))('%s', (path, { heading, may, mayNot }) => {
  const address = `${generatePath(path, { codeId: code.code_id })}?code=${code.code_id}`;

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

it('leads from the list over a code to its analytics [A.mycodes, A.mycodes.show, A.mycodes.analytics]', async () => {
  const { user, address } = open('/admin/my-codes');
  await user.click(await screen.findByRole('link', { name: 'Summer menu' }));
  expect(address()).toBe(`/admin/my-codes/show/${code.code_id}`);
  await user.click(await screen.findByRole('link', { name: 'All analytics' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Analytics of Summer menu' })).toBeVisible();
});
