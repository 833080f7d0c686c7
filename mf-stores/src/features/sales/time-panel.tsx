import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { palettes, space } from '@swapt/shared/tokens';
import { formatNumber, Panel } from '@swapt/shared/ui';
import { bucketLabels } from '@swapt/shared/ui/analytics';
import type { OrdersOf } from './orders-of.js';
import type { Report } from './sales.queries.js';
import { ShareTable } from './share-table.js';

export const salesPer: Record<Report['bucket'], string> = {
  hour: t('Sales per hour'),
  day: t('Sales per day'),
  month: t('Sales per month'),
  year: t('Sales per year'),
};

/** Sales over time, as bars and as a table whose rows lead to the orders. */
export function TimePanel({ report, to }: { report: Report; to: OrdersOf }) {
  const { theme } = useShell();
  const palette = palettes[theme.mode];
  const { series, bucket, zone, currency } = report;
  const label = bucketLabels(bucket, zone);
  const write = (amount: number) => formatMoney({ amount, currency });
  const most = Math.max(1, ...series.map(({ sales }) => sales));
  const ends = series.map((_, at) => series[at + 1]?.at ?? report.to);
  return (
    <Panel title={salesPer[bucket]}>
      <div aria-hidden>
        <div style={{ color: palette.muted, fontSize: 12 }}>{write(most === 1 ? 0 : most)}</div>
        <div
          style={{
            ...{ display: 'flex', alignItems: 'flex-end', gap: series.length > 40 ? 1 : 3, height: 200 },
            ...{ borderTop: `1px solid ${palette.border}`, borderBottom: `1px solid ${palette.border}` },
          }}
        >
          {series.map(({ at, sales }) => (
            <div
              key={at}
              title={`${label(at)}: ${write(sales)}`}
              style={{
                ...{ flex: '1 1 0', minWidth: 0, maxWidth: 48, marginInline: 'auto', borderRadius: '3px 3px 0 0' },
                ...{ height: `${(sales / most) * 100}%`, background: palette.series[0] },
              }}
            />
          ))}
        </div>
        <div style={{ display: 'flex', justifyContent: 'space-between', color: palette.muted, fontSize: 12 }}>
          {[series[0], series[Math.floor(series.length / 2)], series.at(-1)].map(
            (point, at) => point && (series.length > 2 || at !== 1) && <span key={at}>{label(point.at)}</span>,
          )}
        </div>
      </div>
      <details style={{ marginTop: space.sm }}>
        <summary style={{ cursor: 'pointer', padding: '4px 0' }}>{t('Show as a table')}</summary>
        <ShareTable
          caption={salesPer[bucket]}
          titles={[t('Time'), t('Orders'), t('Sales')]}
          empty=""
          rows={series.map(({ at, orders, sales }, index) => ({
            ...{ key: at, name: label(at), cells: [formatNumber(orders), write(sales)] },
            to: orders > 0 ? to({ from: at, to: ends[index] ?? report.to, what: label(at) }) : undefined,
          }))}
        />
      </details>
    </Panel>
  );
}
