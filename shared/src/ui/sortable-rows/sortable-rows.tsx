import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';
import { SortFrame } from '../sorting/sort-frame.js';
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
  const keys = rows.map(rowKey);

  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to === before + from || to < 0 || to >= count) return;
    onMove?.(row, to);
    setNews(t('{name} is now {place} of {count}.', { name: rowName(row), place: to + 1, count }));
  };

  return (
    <SortFrame
      keys={keys}
      strategy={verticalListSortingStrategy}
      instructions={instructions}
      news={news}
      onSort={(from, to) => move(from, before + to)}
    >
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
    </SortFrame>
  );
}
