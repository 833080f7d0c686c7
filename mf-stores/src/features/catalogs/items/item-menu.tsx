import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined';
import VerticalAlignBottomOutlined from '@ant-design/icons/VerticalAlignBottomOutlined';
import VerticalAlignTopOutlined from '@ant-design/icons/VerticalAlignTopOutlined';
import { t } from '@swapt/shared/text';
import { RowMenu } from '@swapt/shared/ui';

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
  const last = count - 1;
  const moves = onMove
    ? [
        { key: 'up', icon: <ArrowUpOutlined />, label: t('Move up'), to: index - 1 },
        { key: 'down', icon: <ArrowDownOutlined />, label: t('Move down'), to: index + 1 },
        { key: 'first', icon: <VerticalAlignTopOutlined />, label: t('Move to the top'), to: 0 },
        { key: 'last', icon: <VerticalAlignBottomOutlined />, label: t('Move to the end'), to: last },
      ].map(({ to, ...item }) => ({
        ...item,
        disabled: to < 0 || to > last || to === index,
        onClick: () => onMove(to),
      }))
    : [];
  const out = {
    key: 'out',
    icon: <MinusCircleOutlined />,
    label: t('Take out of the catalog'),
    danger: true,
    onClick: onTakeOut,
  };
  return <RowMenu name={name} items={[...moves, out]} />;
}
