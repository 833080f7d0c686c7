import type { BulkWords } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';

export const noteBulkWords: BulkWords = {
  items: (count) => t('{count, plural, one {# note} other {# notes}}', { count }),
  doing: (_change, notes) => t('Deleting {notes}', { notes }),
  been: ({ changed: count }) => t('{count, plural, one {# note is} other {# notes are}} deleted', { count }),
};
