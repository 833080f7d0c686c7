import { toCsv } from '@swapt/shared/csv';
import { moneyText } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import type { StoreSales } from './stores-sales-screen.js';

/** What the comparison shows, a row for each store. */
export const storesFile = (stores: readonly StoreSales[]) => ({
  name: `stores-${new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date())}.csv`,
  text: storesCsv(stores),
});

const titles = [
  ...[t('Store'), t('Currency'), t('Sales'), t('Period before'), t('Orders'), t('Average order'), t('Refunds')],
  ...[t('At events'), t('Stock'), t('Running low'), t('Sold out'), t('Event')],
];

const storesCsv = (stores: readonly StoreSales[]): string =>
  toCsv([
    titles,
    ...stores.map(({ name, currency, totals, before, at_events, stock, open_event: event }) => {
      const money = (amount: number | null | undefined) =>
        typeof amount === 'number' ? moneyText({ amount, currency }) : undefined;
      return [
        ...[name, currency, money(totals.sales), money(before?.sales), totals.orders, money(totals.average)],
        ...[money(totals.refunds), money(at_events), stock.on_hand, stock.low, stock.sold_out, event?.name],
      ];
    }),
  ]);
