import { Panel } from '@swapt/shared/ui';
import { SortableRows } from '@swapt/shared/ui/sortable-rows';
import { useState } from 'react';

export function RowsSample() {
  const [rows, setRows] = useState(['Espresso', 'Cappuccino', 'Almond cake']);
  const move = (row: string, to: number) => {
    const others = rows.filter((one) => one !== row);
    setRows([...others.slice(0, to), row, ...others.slice(to)]);
  };
  return (
    <Panel title="Rows in an order" lead="Drag a row by its handle, or move it with the arrow keys.">
      <SortableRows
        label="Rows of the menu"
        rows={rows}
        rowKey={(row) => row}
        rowName={(row) => row}
        count={rows.length}
        onMove={move}
      >
        {(row) => row}
      </SortableRows>
    </Panel>
  );
}
