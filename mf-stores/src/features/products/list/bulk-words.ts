import type { BulkWords } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';

export const productBulkWords: BulkWords = {
  items: (count) => t('{count, plural, one {# product} other {# products}}', { count }),
  doing: ({ action }, products) => {
    switch (action) {
      case 'activate':
        return t('Setting {products} active', { products });
      case 'draft':
        return t('Making drafts of {products}', { products });
      case 'archive':
        return t('Archiving {products}', { products });
      case 'restore':
        return t('Restoring {products}', { products });
      case 'import':
        return t('Creating {products}', { products });
      default:
        return t('Deleting {products}', { products });
    }
  },
  been: ({ action, changed: count }) => {
    switch (action) {
      case 'activate':
        return t('{count, plural, one {# product is} other {# products are}} active', { count });
      case 'draft':
        return t('{count, plural, one {# product is a draft} other {# products are drafts}} now', { count });
      case 'archive':
        return t('{count, plural, one {# product is} other {# products are}} archived', { count });
      case 'restore':
        return t('{count, plural, one {# product is restored as a draft} other {# products are restored as drafts}}', {
          count,
        });
      case 'import':
        return t('{count, plural, one {# product is} other {# products are}} created', { count });
      default:
        return t('{count, plural, one {# product is} other {# products are}} deleted', { count });
    }
  },
};
