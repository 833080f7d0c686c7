import type { BulkChange } from '../../contract/index.js';
import { t } from '../../text/index.js';
import { formatNumber } from '../format.js';

/** How the changes of a noun are said. */
export interface BulkWords {
  /** “12 codes” */
  items: (count: number) => string;
  /** While it happens: “Pausing 12 codes” */
  doing: (change: BulkChange, items: string) => string;
  /** What they are afterwards: “12 codes are paused” */
  been: (change: BulkChange) => string;
  /** What undoing made of so many, where that is not what they were before. */
  undone?: (change: BulkChange, count: number) => string | undefined;
}

/** What is going on, or what came of it, in one sentence. */
export function headline(change: BulkChange, { items, doing, been, undone: sayUndone }: BulkWords): string {
  const { state, total, done, changed, kept, undone } = change;
  const result = changed === 0 ? t('None of them changed') : been(change);
  switch (state) {
    case 'running':
      return doing(change, items(total));
    case 'done':
      return changed === 0 ? t('Nothing had to be changed.') : `${result}.`;
    case 'cancelled':
      return t('Cancelled after {done} of {total}. {result}.', {
        done: formatNumber(done),
        total: items(total),
        result,
      });
    case 'failed':
      return t('Something went wrong on our side after {done} of {total}. {result}.', {
        done: formatNumber(done),
        total: items(total),
        result,
      });
    case 'undoing':
      return t('Undoing: {items}', { items: items(changed) });
    case 'undone': {
      const count = undone - kept.reduce((sum, left) => sum + left.count, 0);
      return (
        sayUndone?.(change, count) ??
        t('{items} {count, plural, one {is back to what it was} other {are back to what they were}}.', {
          items: items(count),
          count,
        })
      );
    }
  }
}

/** What was left out and why, one sentence for each reason. */
export function notes({ state, done, changed, left, kept }: BulkChange, { items }: BulkWords): string[] {
  const because = ({ reason, count, names }: BulkChange['left'][number], what: string) => {
    const more = count - names.length;
    const shown = [
      ...names.map((name) => `“${name}”`),
      ...(more > 0 ? [t('{more} more', { more: formatNumber(more) })] : []),
    ];
    return `${items(count)} ${what}${names.length > 0 ? ` (${shown.join(', ')})` : ''}: ${reason}`;
  };
  if (state === 'running' || state === 'undoing') return [];
  if (state === 'undone')
    return kept.map((one) => because(one, one.count === 1 ? t('stays as it is') : t('stay as they are')));
  const already = done - changed - left.reduce((sum, { count }) => sum + count, 0);
  return [
    ...(already > 0
      ? [
          t('{items} {already, plural, one {was} other {were}} like this before.', {
            items: items(already),
            already,
          }),
        ]
      : []),
    ...left.map((one) => because(one, t('did not change'))),
  ];
}

/** How far it is, in hundredths. */
export function percentOf({ state, total, done, changed, undone }: BulkChange): number {
  const [part, whole] = state === 'undoing' ? [undone, changed] : [done, total];
  return whole === 0 ? 100 : Math.floor((part / whole) * 100);
}
