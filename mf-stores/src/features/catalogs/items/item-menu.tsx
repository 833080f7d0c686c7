import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined';
import { t } from '@swapt/shared/text';
import { RowMenu } from '@swapt/shared/ui';
import { moveActions } from '../../../entities/item-order/move-actions.js';

interface Props {
  name: string;
  index: number;
  count: number;
  onMove: ((to: number) => void) | undefined;
  onTakeOut: (() => void) | undefined;
}

/** What can be done with one product of a catalog. */
export function ItemMenu({ name, index, count, onMove, onTakeOut }: Props) {
  if (!onTakeOut) return null;
  const out = {
    key: 'out',
    icon: <MinusCircleOutlined />,
    label: t('Take out of the catalog'),
    danger: true,
    onClick: onTakeOut,
  };
  return <RowMenu name={name} items={[...moveActions(index, count, onMove), out]} />;
}
