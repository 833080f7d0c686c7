import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';
import { SortableRow } from './sortable-row.js';
import { t } from '../../text/index.js';

interface Props<Row> {
  /** What stands in this order: "Products of the menu". */
  label: string;
  /** Those that are shown; they may be a page of more. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  /** How many stand before the first one that is shown. */
  before?: number;
  /** How many there are, shown or not. */
  count: number;
  /** `to` is a place in the whole list, from 0. Without it the order only is shown. */
  onMove?: ((row: Row, to: number) => void) | undefined;
  children: (row: Row, index: number) => ReactNode;
}

const instructions = t('Press the arrow keys to move this row, or drag it. Home and End move it to the ends.');

/** Rows in an order of their own: dragged by their handle, or moved by the arrow keys on it. */
export function SortableRows<Row>(props: Props<Row>) {
  const { label, rows, rowKey, rowName, before = 0, count, onMove, children } = props;
  const [news, setNews] = useState('');
  // A press without a movement is a press of the handle.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const keys = rows.map(rowKey);

  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to === before + from || to < 0 || to >= count) return;
    onMove?.(row, to);
    setNews(t('{name} is now {place} of {count}.', { name: rowName(row), place: to + 1, count }));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(keys.indexOf(String(active.id)), before + keys.indexOf(String(over.id)));
  };

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{ screenReaderInstructions: { draggable: instructions }, announcements: silent }}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol aria-label={label} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {rows.map((row, at) => (
              <SortableRow
                key={rowKey(row)}
                id={rowKey(row)}
                name={rowName(row)}
                index={before + at}
                count={count}
                onMove={onMove && ((to) => move(at, to))}
              >
                {children(row, before + at)}
              </SortableRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <div aria-live="polite" className="visually-hidden">
        {news}
      </div>
    </>
  );
}

/** The list says itself what was moved where, for arrow keys as well. */
const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
