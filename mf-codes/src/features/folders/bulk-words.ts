import type { BulkWords } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';

export const folderBulkWords: BulkWords = {
  items: (count) => t('{count, plural, one {# folder} other {# folders}}', { count }),
  doing: (_change, folders) => t('Removing {folders}', { folders }),
  been: ({ changed: count }) => t('{count, plural, one {# folder is} other {# folders are}} removed', { count }),
};
