import type { SalesShare } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { formatNumber, Panel } from '@swapt/shared/ui';
import { BusyHours } from '@swapt/shared/ui/analytics';
import { Alert } from 'antd';
import type { Figure } from '../../entities/counted-orders/counted-address.js';
import { FigureTiles } from './figure-tiles.js';
import { channelName, customerFigures, mainFigures, partFigures, tenderName, weekMeaning } from './figures.js';
import { FunnelPanel } from './funnel-panel.js';
import { LedPanel } from './led-panel.js';
import { ordersOf } from './orders-of.js';
import type { Report, Subject } from './sales.queries.js';
import { ShareTable } from './share-table.js';
import { TimePanel } from './time-panel.js';

interface Props {
  subject: Subject;
  report: Report;
  before: Report['totals'] | undefined;
}

const nothing = t('Nothing to show for this range.');

/** Every figure of a range, each with the way to its orders. */
export function SalesPanels({ subject, report, before }: Props) {
  const to = ordersOf(subject, report);
  const { totals, currency, funnel, tenders } = report;
  const money = (amount: number) => formatMoney({ amount, currency });
  const shares = (rows: readonly SalesShare[], figure: (id: string) => Figure, nameOf?: (id: string) => string) =>
    rows.map(({ id, name: called, orders, items, sales }) => {
      const name = nameOf?.(id) ?? (called || t('An amount typed at a desk'));
      return {
        ...{ key: id, name, cells: [formatNumber(orders), formatNumber(items), money(sales)] },
        to: id ? to({ ...figure(id), what: name }) : undefined,
      };
    });
  const titles = (first: string) => [first, t('Orders'), t('Items'), t('Sales')];
  return (
    <>
      {totals.test_orders > 0 && (
        <Alert
          type="warning"
          showIcon
          message={
            <>
              {t('{count} of these orders were paid with test cards, for which nobody paid real money.', {
                count: totals.test_orders,
              })}{' '}
              <Link to={to({ part: 'tests', what: t('Test orders') })}>{t('Show them')}</Link>
            </>
          }
        />
      )}
      <FigureTiles figures={mainFigures} report={report} before={before} to={to} />
      <TimePanel report={report} to={to} />
      <LedPanel report={report} to={to} />
      {funnel && <FunnelPanel funnel={funnel} to={to} />}
      <FigureTiles figures={partFigures} report={report} before={before} to={to} />
      <div
        style={{
          ...{ display: 'grid', gap: space.lg, alignItems: 'start' },
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
        }}
      >
        <Panel title={t('Products')}>
          <ShareTable
            caption={t('Products')}
            titles={titles(t('Product'))}
            empty={nothing}
            rows={shares(report.products, (id) => ({ item_id: id }))}
          />
        </Panel>
        <Panel title={t('Add-ons')}>
          <ShareTable
            caption={t('Add-ons')}
            titles={titles(t('Add-on'))}
            empty={nothing}
            rows={shares(report.add_ons, (id) => ({ add_on_id: id }))}
          />
        </Panel>
        <Panel title={t('Where it was sold')}>
          <ShareTable
            caption={t('Where it was sold')}
            titles={titles(t('Place'))}
            empty={nothing}
            rows={shares(report.channels, (id) => ({ channel: id as 'online' }), channelName)}
          />
        </Panel>
        <Panel title={t('How it was paid')} lead={t('Money that came in and went back in this range.')}>
          <ShareTable
            caption={t('How it was paid')}
            titles={[t('Means'), t('Came in'), t('Went back')]}
            empty={nothing}
            rows={tenders.map(({ tender, received, refunded }) => ({
              ...{ key: tender, name: tenderName(tender), cells: [money(received), money(refunded)] },
              to: to({ tender, what: tenderName(tender) }),
            }))}
          />
        </Panel>
      </div>
      <FigureTiles figures={customerFigures} report={report} before={before} to={to} />
      <BusyHours
        lead={weekMeaning}
        caption={t('Orders by weekday and hour')}
        week={report.week}
        to={(hour) => to({ week_hour: hour, what: t('Busy hours') })}
      />
    </>
  );
}
