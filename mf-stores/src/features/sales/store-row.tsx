import type { CountedOrders } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { palettes, space } from '@swapt/shared/tokens';
import { formatNumber, Panel } from '@swapt/shared/ui';
import { changeText } from '@swapt/shared/ui/analytics';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { storePaths } from '../../entities/stores/paths.js';
import { StoreStatusLabel } from '../../entities/stores/store-status.js';
import type { StoreSales } from './stores-sales-screen.js';

interface Props {
  store: StoreSales;
  /** What the store with most sales in this currency has. */
  most: number;
  salesAddress: string;
  ordersAddress: (what: string, figure: CountedOrders) => string;
}

/** One store among the others. */
export function StoreRow({ store, most, salesAddress, ordersAddress }: Props) {
  const { theme } = useShell();
  const palette = palettes[theme.mode];
  const { store_id: id, totals, before, currency, stock } = store;
  const money = (amount: number) => formatMoney({ amount, currency });
  const stockAt = (show: string) => `${storePaths.stock(id)}?show=${show}`;
  const orders = (what: string, text: string, isThere: boolean, figure: CountedOrders = {}) =>
    isThere ? <Link to={ordersAddress(what, figure)}>{text}</Link> : text;
  return (
    <Panel
      title={
        <Flex component="span" wrap gap={space.sm} align="center">
          <Link to={salesAddress}>{store.name}</Link> <StoreStatusLabel status={store.status} isSuspended={false} />
        </Flex>
      }
    >
      <div
        aria-hidden
        style={{ height: 8, borderRadius: 4, background: palette.tints.primary, marginBottom: space.md }}
      >
        <div
          style={{
            ...{ width: `${most > 0 ? (totals.sales / most) * 100 : 0}%`, height: '100%', borderRadius: 4 },
            background: palette.series[0],
          }}
        />
      </div>
      <dl
        style={{
          ...{ display: 'grid', gap: space.md, margin: 0 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        }}
      >
        <Fact name={t('Sales')}>{orders(t('Sales'), money(totals.sales), totals.orders > 0)}</Fact>
        <Fact name={t('Orders')}>{orders(t('Orders'), formatNumber(totals.orders), totals.orders > 0)}</Fact>
        <Fact name={t('Average order')}>{totals.average === null ? '–' : money(totals.average)}</Fact>
        <Fact name={t('Refunds')}>
          {orders(t('Refunds'), money(totals.refunds), totals.refunds > 0, { part: 'refunds' })}
        </Fact>
        <Fact name={t('At events')}>
          {orders(t('At events'), money(store.at_events), store.at_events > 0, { channel: 'event' })}
        </Fact>
        <Fact name={t('Stock')}>
          <Link to={storePaths.stock(id)}>{t('{count} units', { count: formatNumber(stock.on_hand) })}</Link>
        </Fact>
        <Fact name={t('Running low')}>
          <Link to={stockAt('low')}>{formatNumber(stock.low)}</Link>
        </Fact>
        <Fact name={t('Sold out')}>
          <Link to={stockAt('sold_out')}>{formatNumber(stock.sold_out)}</Link>
        </Fact>
        <Fact name={t('Event')}>
          {store.open_event ? (
            <Link to={storePaths.eventSales(id, store.open_event.event_id)}>
              {t('{name}, open now', { name: store.open_event.name })}
            </Link>
          ) : store.scheduled_events > 0 ? (
            t('{count} scheduled', { count: store.scheduled_events })
          ) : (
            t('None scheduled')
          )}
        </Fact>
      </dl>
      {before && (
        <p style={{ margin: `${space.md}px 0 0`, color: palette.muted }}>
          {t('Sales')}: {changeText(totals.sales, before.sales, money)}
        </p>
      )}
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt style={{ opacity: 0.7, fontSize: 13 }}>{name}</dt>
      <dd style={{ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        {children}
      </dd>
    </div>
  );
}
