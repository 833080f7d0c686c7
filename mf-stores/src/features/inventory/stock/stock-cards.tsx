import type { Store } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { formatNumber, type DataListColumn } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { StockFigures } from './stock-figures.js';
import { StockMenu } from './stock-menu.js';
import { StockNameCell } from './stock-name-cell.js';
import { availableText, lowText, onHandText, priceText } from './stock-numbers.js';
import { stockName, type StockRow } from './stock-rows.js';
import type { StockActions } from './use-stock-actions.js';

interface Given {
  store: Store;
  actions: StockActions;
  mayWrite: boolean;
}

/** The parts of a card on a phone. What is done in front of the shelf lies under the thumb. */
export const stockCards = ({ store, actions, mayWrite }: Given): DataListColumn<StockRow>[] => [
  {
    key: 'name',
    title: t('Product'),
    onCard: 'head',
    render: (row) => <StockNameCell row={row} store={store} isCard />,
  },
  {
    key: 'actions',
    title: t('Actions'),
    onCard: 'corner',
    render: (row) => <StockMenu row={row} actions={actions} mayWrite={mayWrite} />,
  },
  {
    key: 'figures',
    title: t('Stock'),
    onCard: 'foot',
    render: ({ variant }) => (
      <StockFigures
        figures={[
          [t('On hand'), onHandText(variant)],
          [t('Reserved'), formatNumber(variant.reserved)],
          [t('Available'), availableText(variant)],
          [t('Sold'), formatNumber(variant.sold)],
          [t('Price'), priceText(variant, store)],
          [t('Low at'), lowText(variant)],
        ]}
      />
    ),
  },
  ...(mayWrite
    ? [
        {
          key: 'quick',
          title: t('Change the stock'),
          onCard: 'foot',
          render: (row) => <QuickButtons row={row} actions={actions} />,
        } satisfies DataListColumn<StockRow>,
      ]
    : []),
];

const QuickButtons = ({ row, actions }: { row: StockRow; actions: StockActions }) => (
  <Flex gap={space.sm}>
    <Button block aria-label={t('Receive {name}', { name: stockName(row) })} onClick={() => actions.receive(row)}>
      {t('Receive')}
    </Button>
    <Button block aria-label={t('Count {name}', { name: stockName(row) })} onClick={() => actions.count(row)}>
      {t('Count')}
    </Button>
  </Flex>
);
