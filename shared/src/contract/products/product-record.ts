import { Type } from 'typebox';
import { currencyCodes, moneyLimit } from '../../money/index.js';
import { nameMaxLength } from '../../values/codes/codes.js';
import { netContentMaxLength } from '../../values/products/net-content.js';
import { productKinds, productLimits, productStatuses, taxClasses } from '../../values/products/products.js';
import { Input, Iso, Name, OneOf, OrNull, Uuid } from '../operation.js';
import { Picture } from '../pages/page-blocks.js';

/** ISO 4217, in capitals. */
const Currency = OneOf(currencyCodes);
/** Whole minor units: 1250 of EUR are 12.50 euros. */
const Amount = Type.Integer({ minimum: 0, maximum: moneyLimit, description: 'in minor units' });

const Price = {
  currency: Currency,
  amount: Amount,
  compare_at: OrNull(Type.Integer({ ...Amount, description: 'the price before, shown crossed out; above the price' })),
  cost: OrNull(Type.Integer({ ...Amount, description: 'what it costs you; shoppers never see it' })),
};

const Option = {
  name: Type.String({ minLength: 1, maxLength: productLimits.optionName, pattern: '\\S' }),
  values: Type.Array(Type.String({ minLength: 1, maxLength: productLimits.optionValue, pattern: '\\S' }), {
    minItems: 1,
    maxItems: productLimits.valuesPerOption,
  }),
};

const Variant = {
  option_values: Type.Array(Type.String({ maxLength: productLimits.optionValue }), {
    maxItems: productLimits.options,
    description: 'one value for each option, in their order; empty for a product without options',
  }),
  sku: Type.String({ maxLength: productLimits.sku, description: 'unique in the organization where it is not empty' }),
  barcode: Type.String({ maxLength: productLimits.barcode, pattern: '^[0-9A-Za-z -]*$' }),
  net_content: Type.String({
    maxLength: netContentMaxLength,
    description: 'how much of it there is, such as 250 g, 0.75 l or 6 × 330 ml; shoppers see the price of a kg, l or m',
  }),
};

const VariantInput = Input({
  variant_id: Type.Optional(Uuid),
  option_values: Variant.option_values,
  sku: Type.Optional(Variant.sku),
  barcode: Type.Optional(Variant.barcode),
  net_content: Type.Optional(Variant.net_content),
  prices: Type.Optional(Type.Array(Input(Price), { maxItems: productLimits.pricesPerVariant })),
});

/** What a product is made of; every field may be left out of a change. */
export const ProductFields = {
  name: Name,
  text: Type.String({ maxLength: productLimits.text, description: 'plain text with line breaks' }),
  kind: OneOf(productKinds),
  tax_class: OneOf(taxClasses),
  supplier: Type.String({ maxLength: productLimits.supplier, description: 'for the team only' }),
  note: Type.String({ maxLength: productLimits.note, description: 'for the team only' }),
  pictures: Type.Array(Picture, { maxItems: productLimits.pictures }),
  file_id: OrNull({ ...Uuid, description: 'what shoppers download, of a product that is a file' }),
  options: Type.Array(Input(Option), { maxItems: productLimits.options }),
  variants: Type.Array(VariantInput, {
    minItems: 1,
    // Checked by the operation, which says it in a sentence.
    maxItems: 10_000,
    description: 'all of them; those that are left out are no longer sold',
  }),
};

const ProductVariant = Type.Object({
  variant_id: Type.String(),
  ...Variant,
  prices: Type.Array(Type.Object(Price)),
});

/** What a product is downloaded as. It has no address: who bought it gets it from the page of their order. */
export const SoldFile = Type.Object({ file_id: Type.String(), name: Type.String(), bytes: Type.Integer() });

export const Product = Type.Object({
  product_id: Type.String(),
  org_id: Type.String(),
  name: Type.String({ maxLength: nameMaxLength }),
  text: ProductFields.text,
  status: OneOf(productStatuses),
  kind: ProductFields.kind,
  tax_class: ProductFields.tax_class,
  supplier: ProductFields.supplier,
  note: ProductFields.note,
  pictures: ProductFields.pictures,
  file: OrNull(SoldFile),
  options: Type.Array(Type.Object(Option)),
  variants: Type.Array(ProductVariant),
  catalogs: Type.Array(Type.Object({ catalog_id: Type.String(), name: Type.String() })),
  revision: Type.Integer({ description: 'rises with each change; a change names the one that it was made from' }),
  created_at: Iso,
  updated_at: Iso,
});

/** A product as a list shows it. */
export const ListedProduct = Type.Object({
  product_id: Type.String(),
  name: Type.String(),
  status: OneOf(productStatuses),
  kind: OneOf(productKinds),
  picture: OrNull(Type.String()),
  variants: Type.Integer(),
  skus: Type.String({ description: 'the first ones, with commas between them' }),
  prices: Type.Array(Type.Object({ currency: Type.String(), lowest: Type.Integer(), highest: Type.Integer() }), {
    description: 'the range of the prices of all variants, in minor units',
  }),
  catalogs: Type.Integer(),
  revision: Type.Integer(),
  created_at: Iso,
  updated_at: Iso,
});
