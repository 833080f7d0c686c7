import type { BulkWords } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';

export const catalogBulkWords: BulkWords = {
  items: (count) => t('{count, plural, one {# catalog} other {# catalogs}}', { count }),
  doing: (_change, catalogs) => t('Deleting {catalogs}', { catalogs }),
  been: ({ changed: count }) => t('{count, plural, one {# catalog is} other {# catalogs are}} deleted', { count }),
};
