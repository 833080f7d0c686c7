import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { useSortable } from '@dnd-kit/sortable';
import { Button, theme } from 'antd';
import type { CSSProperties, KeyboardEvent } from 'react';

interface Options {
  id: string;
  /** What the handle moves, and where that is: "Move Tea, 2 of 3". */
  label: string;
  /** Its place in the whole list, from 0. */
  index: number;
  count: number;
  /** Stands beside others, not only above them. */
  isInGrid?: boolean;
  onMove: ((to: number) => void) | undefined;
}

type Targets = Readonly<Record<string, (index: number, count: number) => number>>;

const back = (index: number) => index - 1;
const on = (index: number) => index + 1;
/** Where a key leads from a place; Home and End lead to the ends. */
const inList: Targets = { ArrowUp: back, ArrowDown: on, Home: () => 0, End: (_, count) => count - 1 };
const inGrid: Targets = { ...inList, ArrowLeft: back, ArrowRight: on };

/** One of a list in a `SortFrame`: where it stands while it is dragged, and the handle by which a finger or keys move it. */
export function useSorted({ id, label, index, count, isInGrid = false, onMove }: Options) {
  const { token } = theme.useToken();
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = (isInGrid ? inGrid : inList)[event.key]?.(index, count);
    if (to === undefined) return;
    event.preventDefault();
    onMove?.(to);
  };
  const style: CSSProperties = {
    background: token.colorBgContainer,
    boxShadow: isDragging ? token.boxShadow : undefined,
    position: 'relative',
    zIndex: isDragging ? 1 : undefined,
    transform: transform ? `translate3d(${isInGrid ? transform.x : 0}px, ${transform.y}px, 0)` : undefined,
    transition,
  };
  const handle = (
    <Button
      ref={setActivatorNodeRef}
      type="text"
      icon={<HolderOutlined />}
      aria-label={label}
      aria-describedby={attributes['aria-describedby']}
      {...listeners}
      onKeyDown={onKeyDown}
      // A finger on the handle drags it and not the page.
      style={{ flex: 'none', touchAction: 'none', cursor: isDragging ? 'grabbing' : 'grab' }}
    />
  );
  return { ref: setNodeRef, style, handle };
}
