import type { BulkWords } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';

export const pageBulkWords: BulkWords = {
  items: (count) => t('{count, plural, one {# page} other {# pages}}', { count }),
  doing: ({ action }, pages) => {
    if (action === 'unpublish') return t('Unpublishing {pages}', { pages });
    return action === 'restore' ? t('Restoring {pages}', { pages }) : t('Deleting {pages}', { pages });
  },
  been: ({ action, changed: count }) => {
    if (action === 'unpublish')
      return t('{count, plural, one {# page is} other {# pages are}} no longer public', { count });
    if (action === 'restore')
      return t('{count, plural, one {# page is restored as a draft} other {# pages are restored as drafts}}', {
        count,
      });
    return t('{count, plural, one {# page is} other {# pages are}} deleted', { count });
  },
};
