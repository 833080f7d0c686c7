import type { BulkChange } from '@swapt/shared/contract';
import type { BulkWords } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';

const list = ({ tags }: BulkChange) => tags.join(', ');

export const customerBulkWords: BulkWords = {
  items: (count) => t('{count, plural, one {# customer} other {# customers}}', { count }),
  doing: (change, customers) => {
    if (change.action === 'tag') return t('Tagging {customers} {tags}', { customers, tags: list(change) });
    if (change.action === 'untag')
      return t('Removing the tag {tags} from {customers}', { tags: list(change), customers });
    return t('Deleting {customers}', { customers });
  },
  been: (change) => {
    const count = change.changed;
    if (change.action === 'tag')
      return t('{count, plural, one {# customer is} other {# customers are}} tagged {tags}', {
        count,
        tags: list(change),
      });
    if (change.action === 'untag')
      return t('{count, plural, one {# customer is} other {# customers are}} without the tag {tags}', {
        count,
        tags: list(change),
      });
    return t('{count, plural, one {# customer is} other {# customers are}} deleted for good', { count });
  },
};
