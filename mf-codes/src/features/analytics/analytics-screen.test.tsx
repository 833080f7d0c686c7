import { apiError, recordDownloads, renderScreen, type FakeApi } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import OrganizationAnalyticsScreen from './analytics-screen.js';
import { reportCsv, reportName } from './report-csv.js';
import { noFunnel, testAnalytics, testLive } from '../../testing/test-analytics.js';
import { changeText } from '@swapt/shared/ui/analytics';

const codes = [{ code_id: '018f0000-0000-7000-8000-00000000000a', name: '=Menu, "summer"', scans: 14 }];
const present = testAnalytics({ codes });
const earlier = testAnalytics({ totals: { scans: 20, human_scans: 28, unique_visitors: 0 } });
const none = testAnalytics({ totals: { scans: 0, human_scans: 0, unique_visitors: 0 }, series: [] });
const api: FakeApi = {
  'analytics.live': () => ({ data: testLive() }),
  'analytics.funnel': () => ({ data: noFunnel }),
  'analytics.scans': () => ({ data: [], page: 1, pageSize: 10, total: 0 }),
  'analytics.get': ({ range = '30day', before }) => ({ data: { ...(before ? earlier : present), range } }),
};
const route = '/admin/analytics';
const show = (more: FakeApi = {}, query = '') =>
  renderScreen(<OrganizationAnalyticsScreen />, { api: { ...api, ...more }, path: route, route: route + query });

const saved = recordDownloads();

describe('the analytics of the organization', () => {
  it('shows totals, shares, busy hours and the codes that were scanned most [A.analytics]', async () => {
    const { inputs } = show();
    const countries = within(await screen.findByRole('table', { name: 'Countries' }));
    expect(countries.getByRole('row', { name: 'Germany 21 75 %' })).toBeVisible();
    for (const name of ['Devices', 'Systems', 'Browsers', 'Languages', 'Sources']) {
      expect(screen.getByRole('table', { name })).toBeVisible();
    }
    const top = within(screen.getByRole('table', { name: 'Most scanned codes' }));
    expect(top.getByRole('row', { name: '=Menu, "summer" 14 50 %' })).toBeVisible();
    expect(top.getByRole('link')).toHaveAttribute('href', `/admin/my-codes/analytics/${codes[0]?.code_id}?range=30day`);
    const week = within(screen.getByRole('table', { name: 'Human scans by weekday and hour' }));
    expect(week.getAllByRole('columnheader')).toHaveLength(25);
    expect(within(week.getByRole('row', { name: /^Sun/ })).getByTitle('Sun 10:00: 28')).toBeVisible();
    expect(inputs('analytics.get')[0]).not.toHaveProperty('code_id');
  });

  it('says every chart as a table too [A.analytics]', async () => {
    show();
    const table = within(await screen.findByRole('table', { name: 'Scans per day', hidden: true }));
    expect(table.getByRole('row', { name: 'Nov 1 28 2', hidden: true })).toBeInTheDocument();
  });

  it('compares with the period before, in the viewer’s zone [A.analytics]', async () => {
    const { inputs } = show();
    expect(await screen.findByText(/50 % more than in the previous period \(20\)/)).toBeVisible();
    expect(screen.getByText(/The same as in the previous period \(28\)/)).toBeVisible();
    expect(screen.getByText(/None in the previous period\./)).toBeVisible();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(inputs('analytics.get')).toContainEqual(expect.objectContaining({ before: true, range: '30day', zone }));
  });

  it('does not compare all time, and shows the rest when the comparison fails [A.analytics]', async () => {
    const { inputs } = show({}, '?range=all');
    await screen.findByRole('table', { name: 'Countries' });
    expect(inputs('analytics.get').filter(({ before }) => before)).toEqual([]);
    show({
      'analytics.get': ({ before }) => {
        if (before) throw apiError('request.invalid');
        return { data: present };
      },
    });
    expect(await screen.findAllByText(/The previous period could not be loaded/)).toHaveLength(3);
  });

  it('offers the ten ranges and keeps the chosen one in the address [K.ranges, A.analytics]', async () => {
    const { user, inputs, address } = show();
    await screen.findByRole('table', { name: 'Countries' });
    await user.click(screen.getByRole('combobox', { name: 'Range' }));
    expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(10);
    await user.click(screen.getByText('This year'));
    await waitFor(() => expect(inputs('analytics.get').at(-1)).toMatchObject({ range: '1year' }));
    expect(address()).toBe(`${route}?range=1year`);
  });

  it('saves what it shows as a CSV named with the day [A.analytics, K.csvname]', async () => {
    const { user, notices } = show();
    await screen.findByText(/50 % more/);
    await user.click(screen.getByRole('button', { name: /Download CSV/ }));
    expect(saved[0]?.name).toMatch(/^analytics-\d{4}-\d\d-\d\d\.csv$/);
    expect(notices.at(-1)?.text).toBe(`${saved[0]?.name} is in your downloads.`);
    const lines = (await saved[0]?.text())?.split('\r\n');
    expect(lines?.findLast((line) => line !== '')).toMatch(/^Unique visitors,"Phones that agreed to the cookie/);
    expect(lines?.slice(0, 6)).toEqual([
      'Part,Name,All scans,Human scans,Unique visitors,Count',
      'Totals,Last 30 days,30,28,20,',
      'Totals,Period before,20,28,0,',
      'Scans per day,2026-11-01,30,28,,',
      `Most scanned codes,"'=Menu, ""summer""",,14,,`,
      'Countries,Germany,,21,,',
    ]);
    expect(lines?.filter((line) => line.startsWith('Busy hours,'))).toHaveLength(7 * 24);
    expect(lines).toContain('Busy hours,Sun 10:00,,28,,');
  });

  it('says when the file could not be made [E.csv]', async () => {
    const { user, notices } = show();
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
    await screen.findByRole('table', { name: 'Countries' });
    await user.click(screen.getByRole('button', { name: /Download CSV/ }));
    expect(notices.at(-1)).toMatchObject({ kind: 'error', text: 'Failed to export CSV' });
  });

  it('leads from an empty range to all time, and from no scans to the codes [A.analytics]', async () => {
    const { user, address } = show({ 'analytics.get': ({ range = '1day' }) => ({ data: { ...none, range } }) });
    await user.click(await screen.findByRole('button', { name: 'Show all time' }));
    expect(await screen.findByText('No scans yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to my codes' }));
    await waitFor(() => expect(address()).toBe('/admin/my-codes'));
  });
});

it('writes moments and the day of the file on the clock of the zone [K.csvname]', () => {
  const series = [{ at: '2026-10-31T23:30:00.000Z', scans: 1, human_scans: 1 }];
  const moment = (bucket: 'hour' | 'day' | 'month' | 'year') =>
    reportCsv(testAnalytics({ series, bucket, zone: 'Asia/Tokyo' }), undefined, undefined)
      .split('\r\n')[2]
      ?.split(',')[1];
  expect([moment('hour'), moment('day'), moment('month'), moment('year')]).toEqual([
    '2026-11-01 08:30',
    '2026-11-01',
    '2026-11',
    '2026',
  ]);
  expect(reportName('Asia/Tokyo', new Date('2026-10-31T23:30:00Z'))).toBe('analytics-2026-11-01.csv');
});

it('says how a number compares', () => {
  expect([changeText(3, 4), changeText(0, 0), changeText(1000, 1001), changeText(3761, 7)]).toEqual([
    '25 % fewer than in the previous period (4).',
    'None in the previous period either.',
    'The same as in the previous period (1,001).',
    '537 times as many as in the previous period (7).',
  ]);
});
