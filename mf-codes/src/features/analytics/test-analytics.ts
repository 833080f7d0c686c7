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
  series: [{ at, scans: 30, human_scans: 28 }],
  week: Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_, hour) => (day === 6 && hour === 10 ? 28 : 0)),
  ),
  countries: [
    { key: 'DE', scans: 21 },
    { key: 'ZZ', scans: 7 },
  ],
  devices: [{ key: 'mobile', scans: 28 }],
  systems: [{ key: 'iOS', scans: 28 }],
  browsers: [{ key: 'Safari', scans: 28 }],
  languages: [{ key: 'de', scans: 28 }],
  sources: [{ key: 'scan', scans: 28 }],
  codes: [],
  ...own,
});
