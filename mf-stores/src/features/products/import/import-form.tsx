import { currencyCodes, currencyName } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { ImportWizard } from '@swapt/shared/ui/import-wizard';
import { productImportLimits, type ProductColumn, type TableDecimal } from '@swapt/shared/values';
import { Flex, Select } from 'antd';
import { useRef } from 'react';
import { useAddImportRows, useStartImport } from '../../../entities/products/products.queries.js';
import { useDefaultCurrency } from '../../../entities/products/use-default-currency.js';
import { importFields } from './import-fields.js';
import { sendTable } from './send-table.js';
import { shownCells } from './shown-cells.js';
import { decimalOf, startsOf } from './table-parts.js';

const example = t(
  'Name, Option 1, Value 1, SKU, Price\nDark bread, , , BR-1, 4.20\nCoffee, Size, Small, CO-S, 2.50\nCoffee, Size, Large, CO-L, 3.50',
);

/** A table of products, and the products that are created of it in the background once nothing is wrong. */
export function ImportForm({ onStarted }: { onStarted: () => void }) {
  const [currency, setCurrency] = useDefaultCurrency();
  const add = useAddImportRows();
  const start = useStartImport();
  /** The import that has the rows which were checked last, and how their amounts were read. */
  const checked = useRef<{ importId: string; decimal: TableDecimal }>({ importId: '', decimal: 'point' });
  return (
    <ImportWizard<ProductColumn, boolean>
      label={t('One product or variant per line')}
      noun={{ one: t('product'), many: t('products') }}
      fields={importFields}
      limit={productImportLimits.rows}
      help={t(
        'Each product needs a name; all other columns are optional. Write a row for each variant, with the name of its product. A file from “Export CSV” has all columns.',
      )}
      example={example}
      settings={
        <Flex vertical gap={space.xs} style={{ maxWidth: 320 }}>
          <label htmlFor="import-currency">{t('Currency of prices without one')}</label>
          <Select
            id="import-currency"
            showSearch
            optionFilterProp="label"
            value={currency}
            options={currencyCodes.map((code) => ({ value: code, label: `${code} · ${currencyName(code)}` }))}
            onChange={setCurrency}
          />
        </Flex>
      }
      countOf={(starts) => starts.filter(Boolean).length}
      check={async (rows, onProgress) => {
        const send = async (part: Parameters<typeof add.mutateAsync>[0]) => (await add.mutateAsync(part)).data;
        const decimal = decimalOf(rows);
        const importId = await sendTable(rows, { currency, decimal, send, onProgress });
        checked.current = { importId, decimal };
        return startsOf(rows);
      }}
      run={async () => {
        await start.mutateAsync({ import_id: checked.current.importId });
        onStarted();
      }}
      show={(row, isFirst) =>
        shownCells(row, isFirst === undefined ? undefined : { currency, decimal: checked.current.decimal })
      }
    />
  );
}
