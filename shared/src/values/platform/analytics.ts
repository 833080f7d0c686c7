/** The ten ranges: label in the console = value on the wire. */
export const ranges = {
  '1day': 'Today',
  '24hour': 'Last 24 hour',
  '-1day': 'Yesterday',
  '1week': 'This week',
  '7day': 'Last 7 days',
  '1month': 'This month',
  '30day': 'Last 30 days',
  '90day': 'Last 90 days',
  '1year': 'This year',
  all: 'All time',
} as const;
export type Range = keyof typeof ranges;
export const rangeValues = [
  '1day',
  '24hour',
  '-1day',
  '1week',
  '7day',
  '1month',
  '30day',
  '90day',
  '1year',
  'all',
] as const satisfies readonly Range[];
