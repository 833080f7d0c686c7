import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/index.js';
import { SortableRows } from './index.js';

function Sample({ onMove }: { onMove?: (row: string, to: number) => void }) {
  const [rows, setRows] = useState(['Bread', 'Rolls', 'Cake']);
  const move = (row: string, to: number) => {
    onMove?.(row, to);
    const others = rows.filter((one) => one !== row);
    setRows([...others.slice(0, to - 10), row, ...others.slice(to - 10)]);
  };
  return (
    <SortableRows
      label="Menu"
      rows={rows}
      rowKey={(row) => row}
      rowName={(row) => row}
      before={10}
      count={14}
      onMove={onMove && move}
    >
      {(row) => <span>{row}</span>}
    </SortableRows>
  );
}

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('rows in an order', () => {
  it('are moved by the arrow keys, which stay on the row, and say where it is', async () => {
    const { user } = renderScreen(<Sample onMove={() => undefined} />);
    screen.getByRole('button', { name: 'Move Cake, 13 of 14' }).focus();
    await user.keyboard('{ArrowUp}');
    expect(order()).toEqual(['Bread', 'Cake', 'Rolls']);
    expect(screen.getByText('Cake is now 12 of 14.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move Cake, 12 of 14' })).toHaveFocus();
  });

  it('go past the rows that are shown, and no further than the ends of the list', async () => {
    const moves: [string, number][] = [];
    const { user } = renderScreen(<Sample onMove={(...move) => moves.push(move)} />);
    screen.getByRole('button', { name: 'Move Bread, 11 of 14' }).focus();
    await user.keyboard('{ArrowUp}');
    screen.getByRole('button', { name: /^Move Cake/ }).focus();
    await user.keyboard('{Home}');
    expect(moves).toEqual([
      ['Bread', 9],
      ['Cake', 0],
    ]);
  });

  it('have no handle for somebody who may not move them', () => {
    renderScreen(<Sample />);
    expect(order()).toEqual(['Bread', 'Rolls', 'Cake']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
