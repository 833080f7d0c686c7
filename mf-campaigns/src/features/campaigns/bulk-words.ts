import type { BulkWords } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';

export const campaignBulkWords: BulkWords = {
  items: (count) => t('{count, plural, one {# campaign} other {# campaigns}}', { count }),
  doing: (_change, campaigns) => t('Deleting {campaigns}', { campaigns }),
  been: ({ changed: count }) => t('{count, plural, one {# campaign is} other {# campaigns are}} deleted', { count }),
};
