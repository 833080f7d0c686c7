import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import VerticalAlignBottomOutlined from '@ant-design/icons/VerticalAlignBottomOutlined';
import VerticalAlignTopOutlined from '@ant-design/icons/VerticalAlignTopOutlined';
import { t } from '@swapt/shared/text';

/** The actions of a row's menu that move it in its list; none where the order stays. `index` counts from 0 in the whole list. */
export function moveActions(index: number, count: number, onMove: ((to: number) => void) | undefined) {
  if (!onMove) return [];
  const last = count - 1;
  return [
    { key: 'up', icon: <ArrowUpOutlined />, label: t('Move up'), to: index - 1 },
    { key: 'down', icon: <ArrowDownOutlined />, label: t('Move down'), to: index + 1 },
    { key: 'first', icon: <VerticalAlignTopOutlined />, label: t('Move to the top'), to: 0 },
    { key: 'last', icon: <VerticalAlignBottomOutlined />, label: t('Move to the end'), to: last },
  ].map(({ to, ...item }) => ({
    ...item,
    disabled: to < 0 || to > last || to === index,
    onClick: () => onMove(to),
  }));
}
