import { useState, type ReactNode } from 'react';
import type { DataListSelection } from './data-list-types.js';
import type { Selected } from './selected.js';

/**
 * What is selected in a list, which is kept over its pages: rows one by one, or all that search and filters show, as long as they show the same.
 * `actions` draws the buttons; what is selected is let go of once they are done.
 */
export function useSelection<Row, Filter extends object>(
  filter: Filter,
  actions: (selected: Selected<Row, Filter>, onDone: () => void) => ReactNode,
): DataListSelection<Row> {
  const [rows, setRows] = useState<Row[]>([]);
  const [everythingOf, setEverythingOf] = useState<string>();
  // Another order shows the same.
  const shown = JSON.stringify({ ...filter, sort: undefined });
  const clear = () => {
    setRows([]);
    setEverythingOf(undefined);
  };
  return {
    rows,
    onChange: setRows,
    actions: (some) => actions(some, clear),
    everything: {
      isOn: everythingOf === shown,
      onChange: (isOn) => setEverythingOf(isOn ? shown : undefined),
      actions: (count) => actions({ filter, count }, clear),
    },
  };
}
