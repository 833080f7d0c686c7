import { Type } from 'typebox';
import { currencyCodes } from '../../money/index.js';
import { productImportLimits } from '../../values/products/products.js';
import { Data, Input, OneOf, operation, OrgId, Uuid } from '../operation.js';

/** Loose on purpose: the operation looks at each cell itself, so that one answer names every bad one. */
const Cell = (description: string) => Type.Optional(Type.String({ maxLength: 20_000, description }));
const variantCells = 'a row of its own for each variant';

const Row = Input({
  name: Cell(
    'of the product; a row with the same name or without one has a further variant or price of the product above',
  ),
  status: Cell('draft, active or archived; a draft if it is empty'),
  kind: Cell('physical, digital or service; physical if it is empty'),
  tax_class: Cell('standard, reduced or zero; standard if it is empty'),
  text: Cell('what shoppers read'),
  option1_name: Cell('such as Size; in the first row of a product'),
  option1_value: Cell(variantCells),
  option2_name: Cell('such as Colour'),
  option2_value: Cell(variantCells),
  option3_name: Cell('a third option'),
  option3_value: Cell(variantCells),
  sku: Cell('of the variant; unique in the organization'),
  barcode: Cell('of the variant'),
  net_content: Cell('of the variant, such as 250 g'),
  currency: Cell('ISO 4217, of the prices in this row'),
  price: Cell('with its currency or without, such as 12.50'),
  compare_at: Cell('the price before, above the price'),
  cost: Cell('for the team only'),
  supplier: Cell('for the team only'),
  note: Cell('for the team only'),
});

export const productImports = {
  'productImports.add': operation({
    method: 'POST',
    path: '/v1/product/import/rows',
    host: 'v1',
    who: 'catalogs:write',
    bodyLimit: 4 * 1024 * 1024,
    summary:
      'Checks rows of a table of products and keeps them for an import, all or none; errors name each wrong cell, as in data.0.price. No product is created until bulkChanges.importProducts. The rows of one product come in one request. Prices without a currency are in the one that the request names; decimal is what stands before the smaller unit, a point unless it says comma. A person has one import at a time: beginning another drops the rows of the one before, and after a day they are dropped, too',
    input: Input({
      org_id: OrgId,
      import_id: Type.Optional(Uuid),
      currency: Type.Optional(OneOf(currencyCodes)),
      decimal: Type.Optional(OneOf(['point', 'comma'])),
      data: Type.Array(Row, { minItems: 1, maxItems: productImportLimits.rowsAtOnce }),
    }),
    reply: Data(
      Type.Object({
        import_id: Type.String(),
        products: Type.Integer({ description: 'in these rows' }),
        rows: Type.Integer({ description: 'of the import so far' }),
      }),
    ),
    errors: ['product_import.bad_rows', 'product_import.not_found', 'product_import.too_large'],
  }),
};
