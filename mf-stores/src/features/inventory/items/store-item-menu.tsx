import EditOutlined from '@ant-design/icons/EditOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined';
import QrcodeOutlined from '@ant-design/icons/QrcodeOutlined';
import { useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { RowMenu } from '@swapt/shared/ui';
import { useItemCode } from '../../../entities/item-code/use-item-code.js';
import { moveActions } from '../../../entities/item-order/move-actions.js';
import { paths } from '../../../entities/products/paths.js';
import { stockOfItem } from '../stock/stock-address.js';
import type { BriefItem } from '../inventory.queries.js';

interface Props {
  item: BriefItem;
  index: number;
  count: number;
  onMove: ((to: number) => void) | undefined;
  onTakeOut: (() => void) | undefined;
}

/** What can be done with one product of a store. */
export function StoreItemMenu({ item, index, count, onMove, onTakeOut }: Props) {
  const navigate = useNavigate();
  const stock = {
    key: 'stock',
    icon: <InboxOutlined />,
    label: t('Stock'),
    onClick: () => void navigate(stockOfItem(item)),
  };
  const { open: openCode } = useItemCode();
  const code = {
    key: 'code',
    icon: <QrcodeOutlined />,
    label: t('QR code'),
    onClick: () => openCode?.(item.item_id),
  };
  const always = [stock, ...(openCode ? [code] : [])];
  if (!onTakeOut) return <RowMenu name={item.name} items={always} />;
  const edit = {
    key: 'edit',
    icon: <EditOutlined />,
    label: t('Edit the product'),
    onClick: () => void navigate(paths.product(item.product_id)),
  };
  const out = {
    key: 'out',
    icon: <MinusCircleOutlined />,
    label: t('Take out of the store'),
    danger: true,
    onClick: onTakeOut,
  };
  return <RowMenu name={item.name} items={[...always, edit, ...moveActions(index, count, onMove), out]} />;
}
