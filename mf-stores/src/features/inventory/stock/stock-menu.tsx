import CarOutlined from '@ant-design/icons/CarOutlined';
import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import OrderedListOutlined from '@ant-design/icons/OrderedListOutlined';
import DiffOutlined from '@ant-design/icons/DiffOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import ShoppingOutlined from '@ant-design/icons/ShoppingOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import { t } from '@swapt/shared/text';
import { RowMenu } from '@swapt/shared/ui';
import { stockName, type StockRow } from './stock-rows.js';
import type { StockActions } from './use-stock-actions.js';

interface Props {
  row: StockRow;
  actions: StockActions;
  mayWrite: boolean;
}

/** What can be done with the stock of one variant. */
export function StockMenu({ row, actions, mayWrite }: Props) {
  const { mode, sold_out_until: soldOut } = row.variant;
  const history = {
    key: 'history',
    icon: <HistoryOutlined />,
    label: t('History'),
    onClick: () => actions.showHistory(row),
  };
  const name = stockName(row);
  if (!mayWrite) return <RowMenu name={name} items={[history]} />;
  const today = soldOut
    ? { icon: <CheckCircleOutlined />, label: t('On sale again today'), onClick: () => actions.setSoldOut(row, false) }
    : { icon: <StopOutlined />, label: t('Sold out today'), onClick: () => actions.setSoldOut(row, true) };
  // What is not counted has no number that could go anywhere.
  const transfer =
    mode === 'track'
      ? [
          {
            key: 'transfer',
            icon: <CarOutlined />,
            label: t('Move to another store'),
            onClick: () => actions.transfer(row),
          },
        ]
      : [];
  const changes = [
    { key: 'receive', icon: <InboxOutlined />, label: t('Receive'), onClick: () => actions.receive(row) },
    { key: 'count', icon: <OrderedListOutlined />, label: t('Count'), onClick: () => actions.count(row) },
    { key: 'adjust', icon: <DiffOutlined />, label: t('Adjust'), onClick: () => actions.adjust(row) },
    { key: 'sold', icon: <ShoppingOutlined />, label: t('Sold elsewhere'), onClick: () => actions.sell(row) },
  ];
  const settings = {
    key: 'settings',
    icon: <SettingOutlined />,
    label: t('Stock settings'),
    onClick: () => actions.settings(row),
  };
  return (
    <RowMenu
      name={name}
      items={[...changes, ...transfer, { type: 'divider' }, { key: 'today', ...today }, settings, history]}
    />
  );
}
