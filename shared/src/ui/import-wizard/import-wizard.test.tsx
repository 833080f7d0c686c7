import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { apiError, renderScreen } from '../../testing/index.js';
import { ImportWizard, type ImportField } from './index.js';

const fields = [
  { name: 'name', label: 'Name', known: [], isRequired: true },
  { name: 'price', label: 'Price', known: [] },
] as const satisfies ImportField[];

function show(run: (onProgress: (made: number) => void) => Promise<void> = async () => {}, keepsDrafts = false) {
  return renderScreen(
    <ImportWizard<'name' | 'price', object>
      fields={fields}
      label="One product per line"
      noun={{ one: 'product', many: 'products' }}
      limit={10}
      help="One line each."
      example="Bread, 4.20"
      check={async (rows) => rows}
      run={async (_, onProgress) => run(onProgress)}
      show={(row) => row}
    />,
    { keepsDrafts },
  );
}

async function toCheck(user: ReturnType<typeof show>['user']) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Bread, 4.20\nRoll, 0.50' } });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  await screen.findByRole('table');
}

describe('an import', () => {
  it('says how far it is, and moves the focus to each step that begins', async () => {
    let progress: (made: number) => void = () => {};
    const { user } = show((onProgress) => {
      progress = onProgress;
      return new Promise(() => {});
    });
    await toCheck(user);
    expect(screen.getByRole('heading', { name: 'Check the rows' }).parentElement).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Create 2 products' }));
    expect(screen.getByText('Creating 2 products…')).toBeVisible();
    act(() => progress(1));
    expect(screen.getByText('1 of 2 products created…')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  });

  it('comes back to the rows when it fails, with the reason', async () => {
    const { user } = show(async () => {
      throw apiError('server.unavailable');
    });
    await toCheck(user);
    await user.click(screen.getByRole('button', { name: 'Create 2 products' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('briefly unavailable');
    expect(screen.getByRole('button', { name: 'Create 2 products' })).toBeVisible();
  });

  it('has the list again when its screen was left, until it is made', async () => {
    const first = show();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Bread, 4.20' } });
    first.unmount();
    const { user } = show(undefined, true);
    expect(screen.getByRole('textbox')).toHaveValue('Bread, 4.20');
    expect(screen.getByText(/You did not save what you typed/)).toBeVisible();
    await toCheck(user);
    await user.click(screen.getByRole('button', { name: 'Create 2 products' }));
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]));
  });

  it('has its columns again as they were matched, until the table has others', async () => {
    const choose = ({ user }: ReturnType<typeof show>) => user.click(screen.getByRole('button', { name: 'Next' }));
    const first = show();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '4.20, Bread' } });
    await choose(first);
    await first.user.click(screen.getByRole('combobox', { name: 'Column Column 1 contains' }));
    await first.user.click((await screen.findAllByTitle('Price')).at(-1) ?? document.body);
    first.unmount();

    const second = show(undefined, true);
    await choose(second);
    expect(screen.getByText('Price')).toBeVisible();
    expect(screen.getByText('Do not import')).toBeVisible();
    second.unmount();

    const third = show(undefined, true);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Name, Price\nBread, 4.20' } });
    await choose(third);
    expect(screen.queryByText('Do not import')).toBeNull();
  });

  it('starts over with an empty list', async () => {
    const first = show();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Bread, 4.20' } });
    first.unmount();
    const { user } = show(undefined, true);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(screen.queryByText(/You did not save/)).toBeNull();
  });

  it('takes a file, says how it was read, and asks before it is left', async () => {
    const { user, container } = show();
    const file = new File([], 'prices.csv', { type: 'text/csv' });
    file.arrayBuffer = async () => Uint8Array.from([0x42, 0x72, 0xf6, 0x74, 0x3b, 0x31]).buffer;
    await user.upload(container.querySelector<HTMLInputElement>('input[type=file]') ?? document.body, file);
    expect(await screen.findByText(/was read as Windows/)).toHaveTextContent('prices.csv');
    expect(screen.getByRole('textbox')).toHaveValue('Bröt;1');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  it('tells how far a check in parts is, shows what has an entry, and counts what the rows make', async () => {
    let finish: () => void = () => {};
    const { user } = renderScreen(
      <ImportWizard<'name' | 'price', { first: boolean }>
        fields={fields}
        label="One product per line"
        noun={{ one: 'product', many: 'products' }}
        limit={10}
        help=""
        example=""
        settings={<label>Prices are in euros</label>}
        countOf={(outcome) => outcome.filter(({ first }) => first).length}
        check={async (rows, onProgress) => {
          onProgress(1);
          await new Promise<void>((resolve) => {
            finish = resolve;
          });
          return rows.map((_, index) => ({ first: index === 0 }));
        }}
        run={async () => {}}
        show={({ name }) => ({ name })}
      />,
    );
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Bread, 4.20\nBread, 0.50' } });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Prices are in euros')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check the rows' }));
    expect(screen.getByText('1 of 2 rows checked…')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await act(async () => finish());
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Row', 'Name']);
    expect(screen.getByRole('button', { name: 'Create 1 product' })).toBeVisible();
  });

  it('of many thousand rows is told, not drawn', async () => {
    const { user, container } = show();
    const file = new File([], 'all.csv', { type: 'text/csv' });
    const line = new TextEncoder().encode(`Bread, 4.20${' '.repeat(88)}\n`);
    file.arrayBuffer = async () =>
      Uint8Array.from({ length: 12_000 * line.length }, (_, n) => line[n % line.length] ?? 0).buffer;
    await user.upload(container.querySelector<HTMLInputElement>('input[type=file]') ?? document.body, file);
    expect(await screen.findByText(/12,000 lines/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/at most 10 products at once/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the list' }));
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(screen.queryByText(/all.csv/)).toBeNull();
  });

  it('shows twenty rows at a time, the wrong ones first', async () => {
    const list = Array.from({ length: 24 }, (_, n) => `Bread ${n + 1}`).join('\n');
    const { user } = renderScreen(
      <ImportWizard<'name' | 'price', object>
        fields={fields}
        label="One product per line"
        noun={{ one: 'product', many: 'products' }}
        limit={100}
        help=""
        example=""
        check={async (rows) => {
          if (rows.length < 24) return rows;
          const wrong = Object.fromEntries([18, 19, 20, 21, 22].map((at) => [`data.${at}.name`, 'No.']));
          throw apiError('code.bad_rows', { fields: wrong });
        }}
        run={async () => {}}
        show={({ name }) => ({ name })}
      />,
    );
    fireEvent.change(screen.getByRole('textbox'), { target: { value: list } });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Check the rows' }));
    await screen.findByRole('table');
    expect(screen.getAllByRole('row')).toHaveLength(21);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('19Bread 19No.');
    await user.click(screen.getByTitle('2'));
    expect(screen.getAllByRole('row')).toHaveLength(5);
    expect(screen.getByText('Bread 24')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave out 5 rows' }));
    await screen.findByRole('button', { name: 'Create 19 products' });
    expect(screen.getAllByRole('row')).toHaveLength(20);
  });

  it('shows a column with something wrong beside the first one, where a phone has it in sight', async () => {
    const wide = [...fields, { name: 'stock', label: 'Stock', known: [] }] as const satisfies ImportField[];
    const { user } = renderScreen(
      <ImportWizard<'name' | 'price' | 'stock', object>
        fields={wide}
        label="One product per line"
        noun={{ one: 'product', many: 'products' }}
        limit={10}
        help=""
        example=""
        check={async () => {
          throw apiError('code.bad_rows', { fields: { 'data.0.stock': 'No.' } });
        }}
        run={async () => {}}
        show={(row) => row}
      />,
    );
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Bread, 4.20, x' } });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Check the rows' }));
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Row', 'Name', 'Stock', 'Price'],
    ]);
  });
});
