import type { ImportField } from '@swapt/shared/ui/import-wizard';
import { t } from '@swapt/shared/text';
import type { ProductColumn } from '@swapt/shared/values';

/** What the columns of a table of products become, and how other programs call them. An export of ours has the labels as its titles. */
export const importFields = [
  {
    name: 'name',
    label: t('Name'),
    known: ['title', 'product', 'product name', 'item', 'item name'],
    isRequired: true,
  },
  { name: 'status', label: t('Status'), known: ['state'] },
  { name: 'kind', label: t('Kind'), known: [] },
  { name: 'tax_class', label: t('Tax class'), known: [] },
  { name: 'text', label: t('Description'), known: ['body', 'body (html)', 'short description', 'text'] },
  { name: 'option1_name', label: t('Option 1'), known: ['option1 name', 'attribute 1 name', 'option name 1'] },
  { name: 'option1_value', label: t('Value 1'), known: ['option1 value', 'attribute 1 value(s)', 'option value 1'] },
  { name: 'option2_name', label: t('Option 2'), known: ['option2 name', 'attribute 2 name', 'option name 2'] },
  { name: 'option2_value', label: t('Value 2'), known: ['option2 value', 'attribute 2 value(s)', 'option value 2'] },
  { name: 'option3_name', label: t('Option 3'), known: ['option3 name', 'attribute 3 name', 'option name 3'] },
  { name: 'option3_value', label: t('Value 3'), known: ['option3 value', 'attribute 3 value(s)', 'option value 3'] },
  { name: 'sku', label: t('SKU'), known: ['variant sku', 'article number', 'item number'] },
  { name: 'barcode', label: t('Barcode'), known: ['variant barcode', 'ean', 'gtin', 'upc', 'gtin, upc, ean, or isbn'] },
  { name: 'net_content', label: t('Net content'), known: ['content', 'unit pricing measure', 'net weight'] },
  { name: 'currency', label: t('Currency'), known: [] },
  { name: 'price', label: t('Price'), known: ['variant price', 'regular price', 'amount'] },
  { name: 'compare_at', label: t('Price before'), known: ['variant compare at price', 'compare at price'] },
  { name: 'cost', label: t('Cost'), known: ['cost per item', 'purchase price'] },
  { name: 'supplier', label: t('Supplier'), known: ['vendor', 'brands', 'brand'] },
  { name: 'note', label: t('Note'), known: ['notes', 'purchase note'] },
] as const satisfies ImportField<ProductColumn>[];
