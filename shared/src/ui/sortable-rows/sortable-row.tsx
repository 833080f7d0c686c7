import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { useSortable } from '@dnd-kit/sortable';
import { Button, theme } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { space } from '../../tokens/index.js';
import { t } from '../../text/index.js';

interface Props {
  id: string;
  name: string;
  /** Its place in the whole list, from 0. */
  index: number;
  count: number;
  /** Without it the row stays where it is. */
  onMove?: ((to: number) => void) | undefined;
  children: ReactNode;
}

/** Where a key leads from a place; Home and End lead to the ends. */
const targets: Record<string, (index: number, count: number) => number> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function SortableRow({ id, name, index, count, onMove, children }: Props) {
  const { token } = theme.useToken();
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = targets[event.key]?.(index, count);
    if (to === undefined) return;
    event.preventDefault();
    onMove?.(to);
  };
  return (
    <li
      ref={setNodeRef}
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: space.sm,
        padding: `${space.sm}px ${space.md}px ${space.sm}px ${onMove ? space.xs : space.md}px`,
        borderTop: `1px solid ${token.colorBorderSecondary}`,
        background: token.colorBgContainer,
        boxShadow: isDragging ? token.boxShadow : undefined,
        position: 'relative',
        zIndex: isDragging ? 1 : undefined,
        transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      {onMove && (
        <Button
          ref={setActivatorNodeRef}
          type="text"
          icon={<HolderOutlined />}
          aria-label={t('Move {name}, {index} of {count}', { name, index: index + 1, count })}
          aria-describedby={attributes['aria-describedby']}
          {...listeners}
          onKeyDown={onKeyDown}
          // A finger on the handle drags the row and not the page.
          style={{ flex: 'none', touchAction: 'none', cursor: isDragging ? 'grabbing' : 'grab' }}
        />
      )}
      <div style={{ flex: 1, minWidth: 0 }}>{children}</div>
    </li>
  );
}
