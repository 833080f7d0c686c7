import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { toCsv } from '@swapt/shared/csv';
import { moneyText } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { saveFile } from '@swapt/shared/ui';
import { Button } from 'antd';
import type { StoreSales } from './stores-sales-screen.js';

/** Saves what the comparison shows, a row for each store. */
export function StoresCsvButton({ stores }: { stores: readonly StoreSales[] | undefined }) {
  const { notify } = useShell();
  const save = () => {
    if (!stores) return;
    const name = `stores-${new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(new Date())}.csv`;
    saveFile(name, new Blob(['\uFEFF', storesCsv(stores)], { type: 'text/csv;charset=utf-8' }));
    notify.success(t('{name} is in your downloads.', { name }));
  };
  return (
    <Button icon={<DownloadOutlined />} disabled={!stores} onClick={save}>
      {t('Download CSV')}
    </Button>
  );
}

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
