export const productStatuses = ['draft', 'active', 'archived', 'deleted'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** Which status a product may be given. A deleted one comes back as a draft. */
export const productTransitions = {
  draft: ['active', 'archived', 'deleted'],
  active: ['draft', 'archived', 'deleted'],
  archived: ['draft', 'active', 'deleted'],
  deleted: ['draft'],
} as const satisfies Record<ProductStatus, readonly ProductStatus[]>;

/** The moves from one status to another that are made with many products at once. */
export const productMoves = {
  activate: { from: ['draft', 'archived'], to: 'active' },
  draft: { from: ['active', 'archived'], to: 'draft' },
  archive: { from: ['draft', 'active'], to: 'archived' },
  delete: { from: ['draft', 'active', 'archived'], to: 'deleted' },
  restore: { from: ['deleted'], to: 'draft' },
} as const satisfies Record<string, { from: readonly ProductStatus[]; to: ProductStatus }>;
export type ProductMove = keyof typeof productMoves;

/** What is sold: a thing that is handed over or sent, a file, or something that is done for the shopper. */
export const productKinds = ['physical', 'digital', 'service'] as const;
export type ProductKind = (typeof productKinds)[number];

/** Which rate of a store's own taxes a product has. */
export const taxClasses = ['standard', 'reduced', 'zero'] as const;
export type TaxClass = (typeof taxClasses)[number];

export const productSorts = ['changed', 'newest', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];

/** More variants than this are several products: nobody chooses from them on a phone. */
export const productLimits = {
  options: 3,
  valuesPerOption: 50,
  optionName: 40,
  optionValue: 60,
  variants: 200,
  pricesPerVariant: 10,
  pictures: 20,
  text: 10_000,
  note: 4_000,
  supplier: 200,
  sku: 64,
  barcode: 32,
  perCatalog: 5_000,
} as const;

/**
 * The columns of products as a table, of which each row is a price of a variant: an export has them, and an import takes them. Rows that belong
 * together have the same name one below the other, or none.
 */
export const productTable = {
  name: 'Name',
  status: 'Status',
  kind: 'Kind',
  tax_class: 'Tax class',
  text: 'Description',
  option1_name: 'Option 1',
  option1_value: 'Value 1',
  option2_name: 'Option 2',
  option2_value: 'Value 2',
  option3_name: 'Option 3',
  option3_value: 'Value 3',
  sku: 'SKU',
  barcode: 'Barcode',
  net_content: 'Net content',
  currency: 'Currency',
  price: 'Price',
  compare_at: 'Price before',
  cost: 'Cost',
  supplier: 'Supplier',
  note: 'Note',
} as const;
export type ProductColumn = keyof typeof productTable;

/** Rows of a table of products: in one import, and in one request of it. */
export const productImportLimits = { rows: 100_000, rowsAtOnce: 500 } as const;

/** Whether a row of a table of products has a further variant or price of the product above, whose name this is. */
export const isFurtherRow = (name: string, above: string): boolean => name === '' || name === above;

/** What stands before the smaller unit of the amounts in a table, with a language that writes them so and groups thousands by the other sign. */
export const tableDecimals = { point: 'en', comma: 'de' } as const;
export type TableDecimal = keyof typeof tableDecimals;
