import type { Store } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { formatNumber, type DataListColumn } from '@swapt/shared/ui';
import { StockMenu } from './stock-menu.js';
import { StockNameCell } from './stock-name-cell.js';
import { availableText, lowText, onHandText, priceText } from './stock-numbers.js';
import type { StockRow } from './stock-rows.js';
import type { StockActions } from './use-stock-actions.js';

interface Given {
  store: Store;
  actions: StockActions;
  mayWrite: boolean;
}

/** The columns on a wide screen. */
export const stockColumns = ({ store, actions, mayWrite }: Given): DataListColumn<StockRow>[] => [
  { key: 'name', title: t('Product'), render: (row) => <StockNameCell row={row} store={store} /> },
  {
    key: 'on_hand',
    title: t('On hand'),
    width: 130,
    align: 'right',
    render: ({ variant }) => onHandText(variant),
  },
  {
    key: 'reserved',
    title: t('Reserved'),
    width: 100,
    align: 'right',
    render: ({ variant }) => formatNumber(variant.reserved),
  },
  {
    key: 'available',
    title: t('Available'),
    width: 130,
    align: 'right',
    render: ({ variant }) => <strong>{availableText(variant)}</strong>,
  },
  { key: 'sold', title: t('Sold'), width: 80, align: 'right', render: ({ variant }) => formatNumber(variant.sold) },
  {
    key: 'price',
    title: t('Price'),
    width: 110,
    align: 'right',
    render: ({ variant }) => priceText(variant, store),
  },
  { key: 'low', title: t('Low at'), width: 90, align: 'right', render: ({ variant }) => lowText(variant) },
  {
    key: 'actions',
    title: t('Actions'),
    width: 90,
    align: 'right',
    render: (row) => <StockMenu row={row} actions={actions} mayWrite={mayWrite} />,
  },
];
