import type { Api } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';

type Bucket = Api['analytics.get']['out']['data']['bucket'];

const formats: Record<Bucket, Intl.DateTimeFormatOptions> = {
  hour: { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
};

export const scansPer: Record<Bucket, string> = {
  hour: t('Scans per hour'),
  day: t('Scans per day'),
  month: t('Scans per month'),
  year: t('Scans per year'),
};

/** How a point of the chart is called: an hour, a day, a month or a year in the viewer's zone. */
export function bucketLabels(bucket: Bucket, zone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat('en', { ...formats[bucket], timeZone: zone });
  return (at) => format.format(new Date(at));
}
