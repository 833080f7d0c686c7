import { formatMoney } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { formatNumber } from '@swapt/shared/ui';
import type { CountedPart } from '@swapt/shared/values';
import type { Report } from './sales.queries.js';

type Totals = Report['totals'];

interface Figure {
  name: keyof Totals;
  label: string;
  isMoney: boolean;
  /** What it counts, in a sentence. */
  meaning: string;
  /** The orders behind it; all of the range where it is not said. */
  part?: CountedPart;
}

/** What is read first. */
export const mainFigures: readonly Figure[] = [
  { name: 'sales', label: t('Sales'), isMoney: true, meaning: t('With delivery, tips and tax; refunds stand apart.') },
  { name: 'orders', label: t('Orders'), isMoney: false, meaning: t('Placed, and not canceled since.') },
  { name: 'average', label: t('Average order'), isMoney: true, meaning: t('Sales by orders.') },
  { name: 'items', label: t('Items'), isMoney: false, meaning: t('Units that were ordered.') },
  {
    ...{ name: 'refunds', label: t('Refunds'), isMoney: true, part: 'refunds' },
    meaning: t('What went back in this range, also of older orders.'),
  },
];

/** What sales are made of, and who bought. */
export const partFigures: readonly Figure[] = [
  { name: 'add_ons', label: t('Add-ons'), isMoney: true, part: 'add_ons', meaning: t('Part of the sales.') },
  { name: 'discounts', label: t('Discounts'), isMoney: true, part: 'discounts', meaning: t('Taken off already.') },
  { name: 'delivery', label: t('Delivery'), isMoney: true, part: 'delivery', meaning: t('Part of the sales.') },
  { name: 'tax', label: t('Tax'), isMoney: true, part: 'tax', meaning: t('Part of the sales.') },
  { name: 'tips', label: t('Tips'), isMoney: true, part: 'tips', meaning: t('Part of the sales.') },
];

export const customerFigures: readonly Figure[] = [
  {
    ...{ name: 'orders_of_new', label: t('Orders of new customers'), isMoney: false, part: 'new' },
    meaning: t('Nobody had ordered here with their address before.'),
  },
  {
    ...{ name: 'orders_of_returning', label: t('Orders of returning customers'), isMoney: false, part: 'returning' },
    meaning: t('Their address had ordered here before.'),
  },
  {
    ...{ name: 'orders_of_unknown', label: t('Orders without an address'), isMoney: false, part: 'unknown' },
    meaning: t('Sold at a desk.'),
  },
];

/** A figure as it is read. */
export function figureText({ isMoney }: Pick<Figure, 'isMoney'>, value: number | null, currency: string): string {
  if (value === null) return '–';
  return isMoney ? formatMoney({ amount: value, currency }) : formatNumber(value);
}

export const tenderName = (tender: string): string => tenders[tender] ?? tender;
const tenders: Record<string, string> = {
  cash: t('Cash'),
  card: t('Card at the counter'),
  online: t('Card online'),
  square: 'Square',
  other: t('Other'),
};

export const channelName = (channel: string): string => channels[channel] ?? channel;
const channels: Record<string, string> = {
  online: t('On its pages'),
  team: t('By the team'),
  event: t('At events'),
};

export const funnelSteps = ({ scans, item_views, carts, orders, paid }: NonNullable<Report['funnel']>) => [
  { name: t('Scans of the codes of this store'), count: scans },
  { name: t('Views of its products'), count: item_views },
  { name: t('Carts that were opened'), count: carts },
  { name: t('Orders on its pages'), count: orders },
  { name: t('Paid of them'), count: paid },
];

export const weekMeaning = t('Orders by weekday and hour, in the time zone of the store.');
