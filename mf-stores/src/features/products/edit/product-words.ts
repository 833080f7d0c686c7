import { t } from '@swapt/shared/text';
import type { ProductKind, TaxClass } from '@swapt/shared/values';

export const kindWords: Record<ProductKind, string> = {
  physical: t('A thing that is handed over or sent'),
  digital: t('A file'),
  service: t('A service'),
};

export const taxWords: Record<TaxClass, string> = {
  standard: t('Standard rate'),
  reduced: t('Reduced rate'),
  zero: t('Zero rate'),
};

/** What the fields of a product are called. */
export const fieldWords = {
  name: t('Name'),
  text: t('Description'),
  kind: t('Kind'),
  tax_class: t('Tax'),
  supplier: t('Supplier'),
  note: t('Note'),
  pictures: t('Pictures'),
  file: t('File'),
  options: t('Options'),
  variants: t('Variants and prices'),
  status: t('Status'),
} as const;
