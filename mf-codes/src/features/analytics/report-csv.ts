import type { Api } from '@swapt/shared/contract';
import { toCsv } from '@swapt/shared/csv';
import { bucketMoments } from '@swapt/shared/ui/analytics';
import { shortWeekdays } from '@swapt/shared/names';
import { ranges } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';
import { periodOf, uniqueMeaning } from '../../parts/visitor-words.js';
import { scansPer } from './charts/scans-per.js';
import { funnelSteps, type Funnel } from './charts/funnel-panel.js';
import { labelOf } from './labels.js';
import type { Before } from './totals.js';

type Report = Api['analytics.get']['out']['data'];

/** What a row of the file counts; a count that the screen does not show is empty. */
interface Row {
  part: string;
  name: string;
  all?: number;
  human?: number;
  visitors?: number;
  /** What is no scan. */
  count?: number;
}

const titles = [t('Part'), t('Name'), t('All scans'), t('Human scans'), t('Unique visitors'), t('Count')];

/** Everything that the screen shows of a range, one row per number, as a file that spreadsheets read. */
export function reportCsv(report: Report, before: Before, funnel: Funnel | undefined): string {
  const shares = (part: string, rows: Report['countries'], label: (key: string) => string): Row[] =>
    rows.map(({ key, scans }) => ({ part, name: label(key), human: scans }));
  const totals = (name: string, { scans, human_scans, unique_visitors }: Report['totals']): Row => ({
    part: t('Totals'),
    name,
    all: scans,
    human: human_scans,
    visitors: unique_visitors,
  });
  const momentOf = bucketMoments(report.bucket, report.zone);
  const rows: Row[] = [
    totals(t(ranges[report.range]), report.totals),
    ...(typeof before === 'object' ? [totals(t('Period before'), before)] : []),
    ...report.series.map(({ at, scans, human_scans }) => ({
      part: scansPer[report.bucket],
      name: momentOf(at),
      all: scans,
      human: human_scans,
    })),
    ...(funnel ? funnelSteps(funnel) : []).map(({ name, count }) => ({ part: t('From scan to form'), name, count })),
    ...report.codes.map(({ name, scans }) => ({ part: t('Most scanned codes'), name, human: scans })),
    ...shares(t('Countries'), report.countries, labelOf.country),
    ...shares(t('Cities'), report.cities, labelOf.city),
    ...shares(t('Devices'), report.devices, labelOf.plain),
    ...shares(t('Systems'), report.systems, labelOf.plain),
    ...shares(t('Browsers'), report.browsers, labelOf.plain),
    ...shares(t('Languages'), report.languages, labelOf.language),
    ...shares(t('Sources'), report.sources, labelOf.source),
    ...shares(t('Split test variants'), report.variants, (key) => key),
    ...shares(t('Channels'), report.channels, (key) => key),
    ...report.week.flatMap((counts, day) =>
      counts.map((human, hour) => ({ part: t('Busy hours'), name: `${shortWeekdays[day]} ${hour}:00`, human })),
    ),
    { part: t('Unique visitors'), name: uniqueMeaning[periodOf(report.visitor_modes)] },
  ];
  return toCsv([
    titles,
    ...rows.map(({ part, name, all, human, visitors, count }) => [part, name, all, human, visitors, count]),
  ]);
}

/** The file's name with today's year-month-day in the zone. */
export const reportName = (zone: string, now = new Date()): string =>
  `analytics-${new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(now)}.csv`;

export const reportFile = (report: Report, before: Before, funnel: Funnel | undefined) => ({
  name: reportName(report.zone),
  text: reportCsv(report, before, funnel),
});
