import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import FolderAnalyticsScreen from './folder-analytics-screen.js';
import OrganizationAnalyticsScreen from './analytics-screen.js';
import { labelOf } from './labels.js';
import { reportCsv } from './report-csv.js';
import { noFunnel, testAnalytics, testLive } from '../../testing/test-analytics.js';

const folderId = '018f0000-0000-7000-8000-00000000000f';
const funnel = {
  scans: 40,
  views: 30,
  submits: 6,
  pages: [{ page_id: 'p1', name: 'Tasting', views: 30, submits: 6 }],
};
const folder = {
  folder_id: folderId,
  org_id: 'o1',
  name: 'Tables',
  codes: 2,
  scans: 30,
  created_at: '2026-11-01T10:00:00.000Z',
};
const api: FakeApi = {
  'analytics.get': ({ range = '30day' }) => ({ data: testAnalytics({ range }) }),
  'analytics.live': () => ({ data: testLive() }),
  'analytics.funnel': () => ({ data: noFunnel }),
  'analytics.scans': () => ({ data: [], page: 1, pageSize: 10, total: 0 }),
  'folders.get': () => ({ data: [folder], page: 1, pageSize: 10, total: 1 }),
};
const show = (more: FakeApi = {}) =>
  renderScreen(<OrganizationAnalyticsScreen />, {
    api: { ...api, ...more },
    path: '/admin/analytics',
    route: '/admin/analytics',
  });

it('fetches the map when it is asked for, and names every country in a table [A.analytics]', async () => {
  const { user } = show();
  const table = within(await screen.findByRole('table', { name: 'Human scans by country', hidden: true }));
  expect(table.getByRole('row', { name: 'Germany 21', hidden: true })).toBeInTheDocument();
  expect(document.querySelector('[data-country]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  const germany = await waitFor(
    () => {
      const shape = document.querySelector('[data-country="DE"]');
      if (!shape) throw new Error('The map is not there yet');
      return shape;
    },
    { timeout: 10_000 },
  );
  expect(germany.querySelector('title')).toHaveTextContent('Germany: 21');
  const france = document.querySelector('[data-country="FR"]');
  expect(france?.querySelector('title')).toHaveTextContent('France: 0');
  expect(germany.getAttribute('fill')).not.toBe(france?.getAttribute('fill'));
  await user.click(screen.getByRole('button', { name: 'Hide the map' }));
  expect(document.querySelector('[data-country]')).toBeNull();
});

it('shows what happens now and asks again every few seconds, but not while the page is hidden [A.analytics]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { inputs } = show();
  expect(await screen.findByText('3 scans')).toBeVisible();
  expect(screen.getByText('2 visitors')).toBeVisible();
  const newest = within(screen.getByRole('list', { name: 'Newest scans' }));
  expect(newest.getByRole('listitem')).toHaveTextContent(/^Summer menu Germany, Mobile/);
  const calls = () => inputs('analytics.live').length;
  const first = calls();
  await act(() => jest.advanceTimersByTimeAsync(5_100));
  await waitFor(() => expect(calls()).toBe(first + 1));
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(30_000);
  });
  expect(calls()).toBe(first + 1);
  hidden.mockRestore();
  jest.useRealTimers();
});

it('tells what happens now before what happened over time, also in a quiet hour [A.analytics]', async () => {
  show({ 'analytics.live': () => ({ data: testLive({ scans: 0, unique_visitors: 0, newest: [] }) }) });
  expect(await screen.findByText('Nobody has scanned in the last half hour.')).toBeVisible();
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles.slice(0, 2)).toEqual(['Right now', 'Scans per day']);
});

it('keeps the rest when it cannot tell what happens now [A.analytics]', async () => {
  show({
    'analytics.live': () => {
      throw apiError('request.invalid');
    },
  });
  expect(await screen.findByText(/cannot load this right now/)).toBeVisible();
  expect(screen.getByRole('table', { name: 'Countries' })).toBeVisible();
});

it('leads from scan over view to the form, on the screen and in the file, where pages are in use [A.analytics]', async () => {
  show({ 'analytics.funnel': () => ({ data: funnel }) });
  const steps = within(await screen.findByRole('region', { name: 'From scan to form' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Scans of codes that lead to pages40 ',
    'Views of the pages30 · 75 % of the previous step',
    'Forms sent6 · 20 % of the previous step',
  ]);
  const pages = within(steps.getByRole('table', { name: 'Views and forms by page', hidden: true }));
  expect(pages.getByRole('row', { name: 'Tasting 30 6', hidden: true })).toBeInTheDocument();
  expect(reportCsv(testAnalytics(), undefined, funnel)).toContain('From scan to form,Forms sent,,,,6');
});

it('shows cities, sides of a test and channels only where there are any [A.analytics]', async () => {
  const { unmount } = show();
  await screen.findByRole('table', { name: 'Countries' });
  for (const name of ['Cities', 'Split test variants', 'Channels'])
    expect(screen.queryByRole('table', { name })).toBeNull();
  unmount();
  const some = {
    cities: [{ key: 'IT Rome', scans: 5 }],
    variants: [{ key: 'Red poster', scans: 4 }],
    channels: [{ key: 'Flyer', scans: 3 }],
  };
  show({ 'analytics.get': () => ({ data: testAnalytics(some) }) });
  expect(await screen.findByRole('table', { name: 'Cities' })).toHaveTextContent('Rome, Italy5');
  expect(screen.getByRole('table', { name: 'Split test variants' })).toHaveTextContent('Red poster4');
  expect(screen.getByRole('table', { name: 'Channels' })).toHaveTextContent('Flyer3');
  const file = reportCsv(testAnalytics(some), undefined, undefined);
  expect(file).toContain('Cities,"Rome, Italy",,5,,');
  expect(file).toContain('Split test variants,Red poster,,4,,');
});

it('counts the codes of a folder [A.analytics]', async () => {
  const path = '/admin/folder/:folderId/analytics';
  const { inputs } = renderScreen(<FolderAnalyticsScreen />, {
    api,
    path,
    route: `/admin/folder/${folderId}/analytics`,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Analytics for Tables' })).toBeVisible();
  await screen.findByRole('table', { name: 'Countries' });
  for (const operation of ['analytics.get', 'analytics.live', 'analytics.scans'] as const) {
    expect(inputs(operation)[0]).toMatchObject({ folder_id: folderId });
  }
});

it('puts the country of a city last', () => {
  expect([labelOf.city('IT Rome'), labelOf.city('ZZ Atlantis')]).toEqual(['Rome, Italy', 'Atlantis, Unknown']);
});
