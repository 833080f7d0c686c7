import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { t } from '@swapt/shared/text';

interface Props {
  /** What stands in the row, for the labels of the buttons. */
  name: string;
  index: number;
  count: number;
  /** Rows before this one stay where they are. */
  first?: number;
  onMove: (to: number) => void;
  onCopy?: () => void;
  onRemove: () => void;
}

/** Moves a row up and down, copies it or takes it away: with a finger, a mouse or the keyboard. */
export function RowTools({ name, index, count, first = 0, onMove, onCopy, onRemove }: Props) {
  const tool = (label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={`${label} ${name}`}
      disabled={disabled}
      onClick={onClick}
    />
  );
  return (
    <Flex flex="none">
      {tool(t('Move up'), <ArrowUpOutlined />, () => onMove(index - 1), index <= first)}
      {tool(t('Move down'), <ArrowDownOutlined />, () => onMove(index + 1), index >= count - 1)}
      {onCopy && tool(t('Copy'), <CopyOutlined />, onCopy)}
      {tool(t('Remove'), <DeleteOutlined />, onRemove)}
    </Flex>
  );
}
