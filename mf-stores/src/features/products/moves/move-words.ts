import { t } from '@swapt/shared/text';
import type { ProductStatus } from '@swapt/shared/values';

const words: Record<ProductStatus, string> = {
  draft: t('Make a draft'),
  active: t('Set active'),
  archived: t('Archive'),
  deleted: t('Delete'),
};

/** What a button says that gives a product another status. */
export const moveWords = (from: ProductStatus, to: ProductStatus): string =>
  from === 'deleted' ? t('Restore as a draft') : words[to];
