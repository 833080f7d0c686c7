import type { VisitorMode } from '@swapt/shared/values';
import { apiError, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testCode } from '../../testing/test-code.js';
import CodeAnalyticsScreen from './code-analytics-screen.js';
import { labelOf } from './labels.js';
import { noFunnel, testAnalytics, testLive } from '../../testing/test-analytics.js';

const codeId = '018f0000-0000-7000-8000-00000000000a';
const at = '2026-11-01T10:00:00.000Z';
const code = testCode({ code_id: codeId, scans: 30, human_scans: 28, unique_visitors: 20 });

const analytics = testAnalytics();

const scan = {
  scan_id: 's1',
  code_id: codeId,
  code_name: 'Summer menu',
  at,
  country: 'FR',
  city: '',
  variant: '',
  channel: '',
  device: 'tablet',
  system: 'iPadOS',
  browser: 'Safari',
  language: 'fr',
  source: 'click' as const,
  is_bot: true,
};
const visitor = { visitor: 'a1b2c3d4e5', scans: 4, first_at: at, last_at: at, country: 'DE', device: 'mobile' };

const api: FakeApi = {
  'analytics.live': () => ({ data: testLive() }),
  'analytics.funnel': () => ({ data: noFunnel }),
  'codes.get': () => ({ data: code }),
  'analytics.get': ({ range = '30day' }) => ({ data: { ...analytics, range } }),
  'analytics.scans': () => ({ data: [scan], page: 1, pageSize: 10, total: 1 }),
  'analytics.cookiedScans': () => ({ data: [visitor], page: 1, pageSize: 10, total: 1 }),
};
const path = '/admin/my-codes/analytics/:codeId';
const route = `/admin/my-codes/analytics/${codeId}`;
const show = (more: FakeApi = {}, query = '') =>
  renderScreen(<CodeAnalyticsScreen />, { api: { ...api, ...more }, path, route: route + query });

describe('the analytics of a code', () => {
  it('shows totals, countries by name, devices and sources [A.mycodes.analytics]', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Analytics for Summer menu' })).toBeVisible();
    const countries = within(await screen.findByRole('table', { name: 'Countries' }));
    expect(countries.getByRole('row', { name: 'Germany 21 75 %' })).toBeVisible();
    expect(countries.getByRole('row', { name: 'Unknown 7 25 %' })).toBeVisible();
    expect(within(screen.getByRole('table', { name: 'Devices' })).getByText('Mobile')).toBeVisible();
    expect(within(screen.getByRole('table', { name: 'Sources' })).getByText('Printed code')).toBeVisible();
    expect(screen.getByText(/^Phones that agreed to the cookie count once, all others once a day/)).toBeVisible();
  });

  it.each<[VisitorMode[], RegExp, RegExp, RegExp]>([
    [
      ['none'],
      /^Unique visitors–Not counted/,
      /someone who scans twice may see both sides/,
      /nobody who comes back can be shown/,
    ],
    [
      ['daily'],
      /^Unique visitors20.*again on another day/,
      /sees the same side all day/,
      /scanned more than once on the same day/,
    ],
    [
      ['daily', 'cookie'],
      /^Unique visitors20.*You changed how/,
      /some visitors saw both sides/,
      /may be listed more than once/,
    ],
  ])(
    'says of visitors recognized as %j what the numbers do not hold',
    async (visitor_modes, unique, side, returning) => {
      const report = { ...analytics, visitor_modes, variants: [{ key: 'A', scans: 28 }] };
      show({ 'analytics.get': ({ range = '30day' }) => ({ data: { ...report, range } }) }, '?list=visitors');
      expect(await screen.findByRole('group', { name: 'Unique visitors' })).toHaveTextContent(unique);
      expect(screen.getByText(side)).toBeVisible();
      expect(screen.getByText(returning)).toBeVisible();
    },
  );

  it('says the chart as a table too [A.mycodes.analytics]', async () => {
    show();
    const table = within(await screen.findByRole('table', { name: 'Scans per day', hidden: true }));
    expect(table.getByRole('row', { name: 'Nov 1 28 2', hidden: true })).toBeInTheDocument();
  });

  it('offers the ten ranges and asks in the viewer’s time zone [K.ranges, A.mycodes.analytics]', async () => {
    const { user, inputs, address } = show();
    await screen.findByRole('table', { name: 'Countries' });
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(screen.getByText(new RegExp(`your time zone, ${zone}`))).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Range' }));
    const labels = Array.from(document.querySelectorAll('.ant-select-item-option'), (option) => option.textContent);
    expect(labels).toEqual([
      'Today',
      'Last 24 hour',
      'Yesterday',
      'This week',
      'Last 7 days',
      'This month',
      'Last 30 days',
      'Last 90 days',
      'This year',
      'All time',
    ]);
    await user.click(screen.getByText('Yesterday'));
    await waitFor(() =>
      expect(inputs('analytics.get').at(-1)).toMatchObject({ range: '-1day', zone, code_id: codeId }),
    );
    expect(address()).toBe(`${route}?range=-1day`);
  });

  it('lists single scans, and returning visitors by their scans [A.mycodes.analytics]', async () => {
    const { user, address } = show();
    const row = (await screen.findByText('Tablet, iPadOS')).closest('tr');
    expect(row).toHaveTextContent('France');
    expect(row).toHaveTextContent('Automated');
    await user.click(screen.getByRole('tab', { name: 'Returning visitors' }));
    expect(await screen.findByText('a1b2c3d4')).toBeVisible();
    expect(address()).toBe(`${route}?list=visitors`);
  });

  it('fetches again when asked to [A.mycodes.analytics]', async () => {
    const { user, inputs } = show();
    await screen.findByRole('table', { name: 'Countries' });
    const before = inputs('analytics.get').length;
    await user.click(screen.getByRole('button', { name: /Refresh/ }));
    await waitFor(() => expect(inputs('analytics.get').length).toBeGreaterThan(before));
  });

  it('leads from an empty range to all time, and from no scans to the first one [A.mycodes.analytics]', async () => {
    const none = { ...analytics, totals: { scans: 0, human_scans: 0, unique_visitors: 0 }, series: [] };
    const { user } = show({ 'analytics.get': ({ range = '1day' }) => ({ data: { ...none, range } }) }, '?range=1day');
    await user.click(await screen.findByRole('button', { name: 'Show all time' }));
    expect(await screen.findByText('No scans yet')).toBeVisible();
  });

  it('says why it cannot be shown and tries again [E.wrap]', async () => {
    let calls = 0;
    const { user } = show({
      'analytics.get': () => {
        calls += 1;
        if (calls === 1) throw apiError('server.unavailable');
        return { data: analytics };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Countries' })).toBeVisible();
  });
});

it('names countries and languages, and never a made-up one', () => {
  expect([labelOf.country('US'), labelOf.country('ZZ'), labelOf.country('')]).toEqual([
    'United States',
    'Unknown',
    'Unknown',
  ]);
  expect([labelOf.language('fr'), labelOf.language('und')]).toEqual(['French', 'Unknown']);
});
