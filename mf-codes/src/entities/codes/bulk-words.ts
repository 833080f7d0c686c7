import type { BulkChange } from '@swapt/shared/contract';
import type { BulkWords } from '@swapt/shared/ui';
import { bulkActions, type BulkAction } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

type Words = Pick<BulkChange, 'tags' | 'folder'>;

const place = ({ folder }: Words) => (folder ? `“${folder.name}”` : t('no folder'));
const list = ({ tags }: Words) => tags.join(', ');

const doing: Record<BulkAction, (change: Words, codes: string) => string> = {
  archive: (_, codes) => t('Archiving {codes}', { codes }),
  restore: (_, codes) => t('Restoring {codes}', { codes }),
  pause: (_, codes) => t('Pausing {codes}', { codes }),
  resume: (_, codes) => t('Resuming {codes}', { codes }),
  delete: (_, codes) => t('Deleting {codes}', { codes }),
  move: (change, codes) => t('Moving {codes} to {folder}', { codes, folder: place(change) }),
  tag: (change, codes) => t('Tagging {codes} {tags}', { codes, tags: list(change) }),
  untag: (change, codes) => t('Removing the tag {tags} from {codes}', { tags: list(change), codes }),
};

const been: Record<BulkAction, (count: number, change: Words) => string> = {
  archive: (count) => t('{count, plural, one {# code is} other {# codes are}} archived', { count }),
  restore: (count) => t('{count, plural, one {# code is} other {# codes are}} restored', { count }),
  pause: (count) => t('{count, plural, one {# code is} other {# codes are}} paused', { count }),
  resume: (count) => t('{count, plural, one {# code is} other {# codes are}} active again', { count }),
  delete: (count) => t('{count, plural, one {# code is} other {# codes are}} deleted', { count }),
  move: (count, change) =>
    t('{count, plural, one {# code is} other {# codes are}} now in {folder}', { count, folder: place(change) }),
  tag: (count, change) =>
    t('{count, plural, one {# code is} other {# codes are}} tagged {tags}', { count, tags: list(change) }),
  untag: (count, change) =>
    t('{count, plural, one {# code is} other {# codes are}} without the tag {tags}', { count, tags: list(change) }),
};

/** A change of codes was started with one of their actions. */
function known(action: BulkChange['action']): BulkAction {
  const own = bulkActions.find((each) => each === action);
  if (!own) throw new Error(`Codes are not changed by ${action}`);
  return own;
}

export const codeBulkWords: BulkWords = {
  items: (count) => t('{count, plural, one {# code} other {# codes}}', { count }),
  doing: (change, codes) => doing[known(change.action)](change, codes),
  been: (change) => been[known(change.action)](change.changed, change),
};
