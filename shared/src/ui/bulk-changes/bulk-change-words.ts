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
}

/** What is going on, or what came of it, in one sentence. */
export function headline(change: BulkChange, { items, doing, been }: BulkWords): string {
  const { action, state, total, done, changed, kept, undone } = change;
  // What it changes was not there before, whatever it is.
  const isImport = action === 'import';
  const none = isImport ? t('None of them was created') : t('None of them changed');
  const result = changed === 0 ? none : been(change);
  switch (state) {
    case 'running':
      return doing(change, items(total));
    case 'done':
      return changed === 0 && !isImport ? t('Nothing had to be changed.') : `${result}.`;
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
      const values = { items: items(count), count };
      return isImport
        ? t('{items} {count, plural, one {is} other {are}} deleted again.', values)
        : t('{items} {count, plural, one {is back to what it was} other {are back to what they were}}.', values);
    }
  }
}

/** What was left out and why, one sentence for each reason. */
export function notes({ action, state, done, changed, left, kept }: BulkChange, { items }: BulkWords): string[] {
  const because = ({ reason, count, names }: BulkChange['left'][number], what: string) => {
    const more = count - names.length;
    const shown = [
      ...names.map((name) => `“${name}”`),
      ...(more > 0 ? [t('{more} more', { more: formatNumber(more) })] : []),
    ];
    return `${items(count)} ${what}${names.length > 0 ? ` (${shown.join(', ')})` : ''}: ${reason}`;
  };
  const leftAs = (count: number) =>
    action === 'import' ? t('{count, plural, one {was} other {were}} not created', { count }) : t('did not change');
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
    ...left.map((one) => because(one, leftAs(one.count))),
  ];
}

/** How far it is, in hundredths. */
export function percentOf({ state, total, done, changed, undone }: BulkChange): number {
  const [part, whole] = state === 'undoing' ? [undone, changed] : [done, total];
  return whole === 0 ? 100 : Math.floor((part / whole) * 100);
}
