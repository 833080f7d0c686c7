import type { SalesShare } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { formatNumber, Panel } from '@swapt/shared/ui';
import { Flex, Segmented } from 'antd';
import { useState } from 'react';
import type { OrdersOf } from './orders-of.js';
import type { Report } from './sales.queries.js';
import { ShareTable } from './share-table.js';

const kinds = {
  codes: { label: t('Codes'), title: t('Code'), gone: t('A deleted code'), field: 'code_id' },
  pages: { label: t('Pages'), title: t('Page'), gone: t('A deleted page'), field: 'page_id' },
  campaigns: { label: t('Campaigns'), title: t('Campaign'), gone: t('A deleted campaign'), field: 'campaign_id' },
} as const;
export type LedKind = keyof typeof kinds;
export const ledKinds = Object.entries(kinds).map(([kind, words]) => ({ kind: kind as LedKind, ...words }));
export const directName = t('Neither a code nor a page');

/** Which code, page or campaign sold what. */
export function LedPanel({ report, to }: { report: Report; to: OrdersOf }) {
  const [kind, setKind] = useState<LedKind>('codes');
  const { title, gone, field } = kinds[kind];
  const { direct, currency } = report;
  const toRow = ({ id, name, orders, items, sales }: SalesShare) => ({
    ...{ key: id, name: name || gone, to: to({ [field]: id, what: name || gone }) },
    cells: [formatNumber(orders), formatNumber(items), formatMoney({ amount: sales, currency })],
  });
  const rows = report[kind].map(toRow);
  const rest = {
    ...toRow({ ...direct, name: directName }),
    key: 'direct',
    to: to({ part: 'direct', what: directName }),
  };
  const isRestShown = kind !== 'campaigns' && direct.orders > 0;
  return (
    <Panel
      title={t('What led to sales')}
      lead={t(
        'The code that somebody scanned, or the page that they came from, before they put a product into their cart.',
      )}
    >
      <Flex vertical gap={space.md} align="stretch">
        <Segmented
          style={{ alignSelf: 'start' }}
          value={kind}
          onChange={setKind}
          options={ledKinds.map(({ kind: value, label }) => ({ value, label }))}
        />
        <ShareTable
          caption={t('What led to sales')}
          titles={[title, t('Orders'), t('Items'), t('Sales')]}
          rows={isRestShown ? [...rows, rest] : rows}
          empty={t(
            'Nothing led to sales in this range. Print a code for the store or the shelf, and link the store on your pages.',
          )}
        />
      </Flex>
    </Panel>
  );
}
