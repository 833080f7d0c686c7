import type { BulkChange } from '@swapt/shared/contract';
import { apiError, renderScreen, testBulkChange, testOrg, type FakeApi } from '@swapt/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import ProductImportScreen from './product-import-screen.js';

const table =
  'Title;Vendor;Option1 Name;Option1 Value;Variant SKU;Variant Price\nCoffee;Mill;Size;Small;C-S;2,50\n;;;Large;C-L;3,50\nTea;;;;T;4,20';

function show(more: FakeApi = {}) {
  let changes: BulkChange[] = [];
  return renderScreen(<ProductImportScreen />, {
    path: '/admin/products/all/import',
    route: '/admin/products/all/import',
    api: {
      'productImports.add': ({ data, import_id }) => ({
        data: { import_id: import_id ?? 'import-1', products: data.length, rows: data.length },
      }),
      'bulkChanges.list': () => ({ data: changes }),
      'bulkChanges.importProducts': () => {
        changes = [
          testBulkChange({ noun: 'products', action: 'import', state: 'done', total: 2, done: 2, changed: 2 }),
        ];
        return { data: testBulkChange() };
      },
      'bulkChanges.undo': () => {
        changes = [testBulkChange({ noun: 'products', action: 'import', state: 'undone', changed: 2, undone: 2 })];
        return { data: testBulkChange() };
      },
      ...more,
    },
  });
}
type User = ReturnType<typeof show>['user'];
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const press = async (user: User, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('button', { name }));
};

describe('products from a table', () => {
  it('are matched, checked with nothing created, and created in the background when told so [A.products]', async () => {
    const { user, inputs } = show();
    type(table);
    await press(user, 'Next');
    const columns = within(screen.getByRole('group', { name: 'What each column contains' }));
    expect(columns.getAllByRole('combobox').map((box) => box.closest('.ant-select')?.textContent)).toEqual([
      'Name (needed)',
      'Supplier',
      'Option 1',
      'Value 1',
      'SKU',
      'Price',
    ]);
    await user.click(screen.getByRole('combobox', { name: 'Currency of prices without one' }));
    await user.keyboard('CHF');
    await user.click(await screen.findByTitle(/^CHF/));
    await press(user, 'Check the rows');
    const lines = within(await screen.findByRole('table')).getAllByRole('row');
    expect(lines.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'RowNameOption 1Value 1SKUPriceSupplier',
      '1CoffeeSizeSmallC-SCHF 2.50Mill',
      '2––LargeC-LCHF 3.50–',
      '3Tea––TCHF 4.20–',
    ]);
    expect(inputs('productImports.add')).toEqual([
      expect.objectContaining({
        org_id: testOrg.org_id,
        currency: 'CHF',
        decimal: 'comma',
        data: [
          { name: 'Coffee', supplier: 'Mill', option1_name: 'Size', option1_value: 'Small', sku: 'C-S', price: '2,50' },
          { option1_value: 'Large', sku: 'C-L', price: '3,50' },
          { name: 'Tea', sku: 'T', price: '4,20' },
        ],
      }),
    ]);
    expect(inputs('bulkChanges.importProducts')).toEqual([]);
    await press(user, 'Create 2 products');
    expect(await screen.findByText('2 products are created.')).toBeVisible();
    expect(inputs('bulkChanges.importProducts')).toEqual([{ org_id: testOrg.org_id, import_id: 'import-1' }]);
    await press(user, 'Undo');
    expect(await screen.findByText('2 products are deleted again.')).toBeVisible();
    await press(user, 'Import another table');
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('are left out as a whole with a wrong row, and the others are checked again [A.products]', async () => {
    const { user, inputs } = show({
      'productImports.add': ({ data }) => {
        const wrong = data.findIndex(({ sku }) => sku === 'C-L');
        if (wrong >= 0) {
          throw apiError('product_import.bad_rows', {
            fields: { [`data.${wrong}.sku`]: '“Cocoa” already has this SKU.' },
          });
        }
        return { data: { import_id: 'second', products: data.length, rows: data.length } };
      },
    });
    type(table);
    await press(user, 'Next', 'Check the rows');
    expect(await screen.findByText('2 rows need to be corrected')).toBeVisible();
    expect(screen.getByText('“Cocoa” already has this SKU.')).toBeVisible();
    expect(screen.getByText('Another row of this product needs to be corrected.')).toBeVisible();
    await press(user, 'Leave out 2 rows', 'Create 1 product');
    expect(inputs('productImports.add')[1]?.data).toEqual([{ name: 'Tea', sku: 'T', price: '4,20' }]);
    expect(inputs('bulkChanges.importProducts')).toEqual([{ org_id: testOrg.org_id, import_id: 'second' }]);
  });

  it('that were left out meanwhile are said not to be created', async () => {
    const left = [{ reason: 'Another product has its SKU by now.', count: 1, names: ['Tea'] }];
    show({
      'bulkChanges.list': () => ({
        data: [
          testBulkChange({ noun: 'products', action: 'import', state: 'done', total: 1, done: 1, changed: 0, left }),
        ],
      }),
    });
    expect(await screen.findByText('None of them was created.')).toBeVisible();
    expect(screen.getByText('1 product was not created (“Tea”): Another product has its SKU by now.')).toBeVisible();
  });

  it('come back to the rows when they could not be started, with the reason', async () => {
    const { user } = show({
      'bulkChanges.importProducts': () => {
        throw apiError('bulk_change.too_many');
      },
    });
    type(table);
    await press(user, 'Next', 'Check the rows', 'Create 2 products');
    expect(await screen.findByRole('alert')).toHaveTextContent('There are already 5 changes under way.');
    expect(screen.getByRole('button', { name: 'Create 2 products' })).toBeVisible();
  });
});
