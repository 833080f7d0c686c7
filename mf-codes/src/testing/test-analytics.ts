import type { Api } from '@swapt/shared/contract';

type Analytics = Api['analytics.get']['out']['data'];

const at = '2026-11-01T10:00:00.000Z';

/** Thirty days of scans on one day, a Sunday morning; for tests. */
export const testAnalytics = (own: Partial<Analytics> = {}): Analytics => ({
  range: '30day',
  zone: 'UTC',
  from: at,
  to: at,
  bucket: 'day',
  totals: { scans: 30, human_scans: 28, unique_visitors: 20 },
  visitor_modes: ['cookie'],
  series: [{ at, scans: 30, human_scans: 28 }],
  week: Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_, hour) => (day === 6 && hour === 10 ? 28 : 0)),
  ),
  countries: [
    { key: 'DE', scans: 21 },
    { key: 'ZZ', scans: 7 },
  ],
  cities: [],
  devices: [{ key: 'mobile', scans: 28 }],
  systems: [{ key: 'iOS', scans: 28 }],
  browsers: [{ key: 'Safari', scans: 28 }],
  languages: [{ key: 'de', scans: 28 }],
  sources: [{ key: 'scan', scans: 28 }],
  variants: [],
  channels: [],
  codes: [],
  ...own,
});

/** Half an hour with three scans, the last of them a minute ago; for tests. */
export const testLive = (
  own: Partial<Api['analytics.live']['out']['data']> = {},
): Api['analytics.live']['out']['data'] => ({
  at,
  minutes: Array.from({ length: 30 }, (_, minute) => (minute === 29 ? 2 : minute === 0 ? 1 : 0)),
  scans: 3,
  unique_visitors: 2,
  visitor_mode: 'cookie',
  newest: [{ scan_id: 's1', code_id: 'c1', code_name: 'Summer menu', at, country: 'DE', city: '', device: 'mobile' }],
  ...own,
});

/** No pages in use; for tests. */
export const noFunnel: Api['analytics.funnel']['out']['data'] = { scans: 0, views: 0, submits: 0, pages: [] };
