import { toCsv } from '@swapt/shared/csv';
import { moneyText } from '@swapt/shared/money';
import { shortWeekdays } from '@swapt/shared/names';
import { t } from '@swapt/shared/text';
import { bucketMoments } from '@swapt/shared/ui/analytics';
import { ranges } from '@swapt/shared/values';
import { channelName, customerFigures, funnelSteps, mainFigures, partFigures, tenderName } from './figures.js';
import { directName, ledKinds } from './led-panel.js';
import type { Report } from './sales.queries.js';
import { salesPer } from './time-panel.js';

/** What a row of the file says; what the screen does not show is empty. */
interface Row {
  part: string;
  name: string;
  orders?: number;
  items?: number;
  sales?: number;
  refunded?: number;
  count?: number;
}

const titles = [
  ...[t('Part'), t('Name'), t('Orders'), t('Items'), t('Sales'), t('Refunds'), t('Count'), t('Currency')],
];

export function salesFile(report: Report, before: Report['totals'] | undefined, storeName: string) {
  const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: report.zone }).format(new Date());
  return {
    name: `sales-${storeName.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${day}.csv`,
    text: salesCsv(report, before),
  };
}

/** Everything that the screen shows of a range, one row per figure, as a file that spreadsheets read. */
function salesCsv(report: Report, before: Report['totals'] | undefined): string {
  const { currency, totals } = report;
  const momentOf = bucketMoments(report.bucket, report.zone);
  const figures = (part: string, of: Report['totals']): Row[] =>
    [...mainFigures, ...partFigures, ...customerFigures].flatMap(({ name, label, isMoney }) => {
      const value = of[name];
      return value === null ? [] : [{ part, name: label, ...(isMoney ? { sales: value } : { count: value }) }];
    });
  const shares = (part: string, rows: Report['codes'], nameOf: (row: Report['codes'][number]) => string): Row[] =>
    rows.map((row) => ({ part, name: nameOf(row), orders: row.orders, items: row.items, sales: row.sales }));
  const rows: Row[] = [
    ...figures(t(ranges[report.range]), totals),
    ...(before ? figures(t('Period before'), before) : []),
    ...report.series.map(({ at, orders, sales }) => ({
      part: salesPer[report.bucket],
      name: momentOf(at),
      orders,
      sales,
    })),
    ...ledKinds.flatMap(({ kind, label, gone }) => shares(label, report[kind], ({ name }) => name || gone)),
    ...(report.direct.orders > 0 ? shares(t('Codes'), [report.direct], () => directName) : []),
    ...(report.funnel ? funnelSteps(report.funnel) : []).map(({ name, count }) => ({
      ...{ part: t('From scan to payment'), name, count },
    })),
    ...shares(t('Products'), report.products, ({ name }) => name || t('An amount typed at a desk')),
    ...shares(t('Add-ons'), report.add_ons, ({ name }) => name),
    ...shares(t('Where it was sold'), report.channels, ({ id }) => channelName(id)),
    ...report.tenders.map(({ tender, received, refunded }) => ({
      ...{ part: t('How it was paid'), name: tenderName(tender), sales: received, refunded },
    })),
    ...report.week.flatMap((counts, day) =>
      counts.map((orders, hour) => ({ part: t('Busy hours'), name: `${shortWeekdays[day]} ${hour}:00`, orders })),
    ),
  ];
  const amount = (value: number | undefined) =>
    value === undefined ? undefined : moneyText({ amount: value, currency });
  return toCsv([
    titles,
    ...rows.map(({ part, name, orders, items, sales, refunded, count }) => [
      ...[part, name, orders, items, amount(sales), amount(refunded), count],
      sales === undefined && refunded === undefined ? undefined : currency,
    ]),
  ]);
}
