import type { OrgInput } from '@swapt/shared/client';
import type { Product } from '@swapt/shared/contract';
import { isSame } from '@swapt/shared/drafts';
import type { TypedMoney } from '@swapt/shared/ui/money-field';
import type { SortablePicture } from '@swapt/shared/ui/sortable-pictures';
import type { ProductKind, ProductStatus, TaxClass } from '@swapt/shared/values';
import {
  combinationsOf,
  mostListed,
  rowsOf,
  usedOptions,
  type OptionDraft,
  type VariantDraft,
} from './variants/variant-rows.js';

/** What a product is downloaded as. */
export type SoldFile = NonNullable<Product['file']>;

/** What the form of a product is filled with. */
export interface ProductValues {
  name: string;
  text: string;
  kind: ProductKind;
  tax_class: TaxClass;
  supplier: string;
  note: string;
  pictures: SortablePicture[];
  options: OptionDraft[];
  variants: VariantDraft[];
  file: SoldFile | null;
  status: ProductStatus;
}

export const productFields = [
  'name',
  'text',
  'kind',
  'tax_class',
  'supplier',
  'note',
  'pictures',
  'options',
  'variants',
  'file',
  'status',
] as const satisfies readonly (keyof ProductValues)[];

export const newValues: ProductValues = {
  name: '',
  text: '',
  kind: 'physical',
  tax_class: 'standard',
  supplier: '',
  note: '',
  pictures: [],
  options: [],
  variants: [],
  file: null,
  status: 'draft',
};

const idOf = (at: number) => `option-${at}`;

export function toValues(product: Product): ProductValues {
  const { name, text, kind, tax_class, supplier, note, pictures, file, status } = product;
  const options = product.options.map((option, at) => ({ id: idOf(at), ...option }));
  return {
    name,
    text,
    kind,
    tax_class,
    supplier,
    note,
    pictures,
    file,
    status,
    options,
    variants: draftsOf(product, options),
  };
}

/** The variants that are sold, and the combinations that are not as taken out. */
function draftsOf(product: Product, options: readonly OptionDraft[]): VariantDraft[] {
  const sold = product.variants.map(({ variant_id, option_values, sku, barcode, net_content, prices }) => ({
    variant_id,
    sku,
    barcode,
    net_content,
    values: Object.fromEntries(option_values.map((value, at) => [idOf(at), value])),
    prices: Object.fromEntries(
      prices.map(({ currency, amount, compare_at: before, cost }) => {
        const money = (value: number | null): TypedMoney => (value === null ? null : { amount: value, currency });
        return [currency, { amount: money(amount), compare_at: money(before), cost: money(cost) }];
      }),
    ),
  }));
  if (combinationsOf(options) > mostListed) return sold;
  const others = rowsOf(options, sold).filter(({ source }) => !source);
  return [...sold, ...others.map(({ key: _, label: __, source: ___, ...draft }) => ({ ...draft, isOff: true }))];
}

type Input = Required<Omit<OrgInput<'product.update'>['data'], 'status'>>;
type Variant = Input['variants'][number];

/** What the API takes of the form. */
export function toInput({ status: _, options, variants, name, file, ...values }: ProductValues): Input {
  const used = usedOptions(options);
  return {
    ...values,
    // A thing that was a file keeps what was typed until it is saved.
    file_id: values.kind === 'digital' ? (file?.file_id ?? null) : null,
    name: name.trim(),
    options: options.map((option) => ({ name: option.name.trim(), values: option.values })),
    variants: rowsOf(options, variants)
      .filter(({ isOff }) => !isOff)
      .map(({ variant_id, values: own, sku, barcode, net_content: netContent, prices }) => ({
        ...(variant_id && { variant_id }),
        option_values: used.map(({ id }) => own[id] ?? ''),
        sku: sku.trim(),
        barcode: barcode.trim(),
        net_content: netContent.trim(),
        prices: Object.entries(prices).flatMap(toPrice),
      })),
  };
}

function toPrice([currency, price]: [string, VariantDraft['prices'][string]]): NonNullable<Variant['prices']> {
  const amountOf = (value: TypedMoney) => (typeof value === 'object' && value !== null ? value.amount : null);
  const amount = amountOf(price.amount);
  return amount === null
    ? []
    : [{ currency, amount, compare_at: amountOf(price.compare_at), cost: amountOf(price.cost) }];
}

/** The fields that differ, so that what somebody else changed meanwhile stays. Options and variants are one thing. */
export function changedFields(before: ProductValues, after: ProductValues): OrgInput<'product.update'>['data'] {
  const [was, is] = [toInput(before), toInput(after)];
  const differs = (field: keyof Input) => !isSame(was[field], is[field]);
  const isMatrix = differs('options') || differs('variants');
  const fields = Object.keys(is).filter((field) =>
    field === 'options' || field === 'variants' ? isMatrix : differs(field as keyof Input),
  );
  const status = before.status !== after.status && { status: after.status };
  return { ...Object.fromEntries(fields.map((field) => [field, is[field as keyof Input]])), ...status };
}
