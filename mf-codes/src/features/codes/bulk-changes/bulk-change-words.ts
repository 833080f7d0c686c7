import type { BulkChange } from '@swapt/shared/contract';
import { formatNumber } from '@swapt/shared/ui';
import type { BulkAction } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

type Words = Pick<BulkChange, 'action' | 'tags' | 'folder'>;

const place = ({ folder }: Words) => (folder ? `“${folder.name}”` : t('no folder'));
const list = ({ tags }: Words) => tags.join(', ');

/** While it happens: “Pausing 12 codes”. */
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

/** What codes are afterwards: “12 codes are paused”. */
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

const codesOf = (count: number) => t('{count, plural, one {# code} other {# codes}}', { count });

/** What is going on, or what came of it, in one sentence. */
export function headline(change: BulkChange): string {
  const { action, state, total, done, changed, kept, undone } = change;
  const result = changed === 0 ? t('None of them changed') : been[action](changed, change);
  switch (state) {
    case 'running':
      return doing[action](change, codesOf(total));
    case 'done':
      return changed === 0 ? t('Nothing had to be changed.') : `${result}.`;
    case 'cancelled':
      return t('Cancelled after {done} of {total}. {result}.', {
        done: formatNumber(done),
        total: codesOf(total),
        result,
      });
    case 'failed':
      return t('Something went wrong on our side after {done} of {total}. {result}.', {
        done: formatNumber(done),
        total: codesOf(total),
        result,
      });
    case 'undoing':
      return `Undoing: ${codesOf(changed)}`;
    case 'undone': {
      const back = undone - kept.reduce((sum, { codes }) => sum + codes, 0);
      return t('{back, plural, one {# code is back to what it was} other {# codes are back to what they were}}.', {
        back,
      });
    }
  }
}

/** What was left out and why, one sentence for each reason. */
export function notes({ state, done, changed, left, kept }: BulkChange): string[] {
  if (state === 'running' || state === 'undoing') return [];
  if (state === 'undone')
    return kept.map((one) => because(one, one.codes === 1 ? t('stays as it is') : t('stay as they are')));
  const already = done - changed - left.reduce((sum, { codes }) => sum + codes, 0);
  return [
    ...(already > 0
      ? [t('{already, plural, one {# code was} other {# codes were}} like this before.', { already })]
      : []),
    ...left.map((one) => because(one, t('did not change'))),
  ];
}

function because({ reason, codes, names }: BulkChange['left'][number], what: string): string {
  const more = codes - names.length;
  const shown = [
    ...names.map((name) => `“${name}”`),
    ...(more > 0 ? [t('{more} more', { more: formatNumber(more) })] : []),
  ];
  return `${codesOf(codes)} ${what}${names.length > 0 ? ` (${shown.join(', ')})` : ''}: ${reason}`;
}

/** How far it is, in hundredths. */
export function percentOf({ state, total, done, changed, undone }: BulkChange): number {
  const [part, whole] = state === 'undoing' ? [undone, changed] : [done, total];
  return whole === 0 ? 100 : Math.floor((part / whole) * 100);
}
