import type { BulkChange } from '@swapt/shared/contract';
import { formatNumber } from '@swapt/shared/ui';
import type { BulkAction } from '@swapt/shared/values';

type Words = Pick<BulkChange, 'action' | 'tags' | 'folder'>;

const place = ({ folder }: Words) => (folder ? `“${folder.name}”` : 'no folder');
const list = ({ tags }: Words) => tags.join(', ');

/** While it happens: “Pausing 12 codes”. */
const doing: Record<BulkAction, (change: Words, codes: string) => string> = {
  archive: (_, codes) => `Archiving ${codes}`,
  restore: (_, codes) => `Restoring ${codes}`,
  pause: (_, codes) => `Pausing ${codes}`,
  resume: (_, codes) => `Resuming ${codes}`,
  delete: (_, codes) => `Deleting ${codes}`,
  move: (change, codes) => `Moving ${codes} to ${place(change)}`,
  tag: (change, codes) => `Tagging ${codes} ${list(change)}`,
  untag: (change, codes) => `Removing the tag ${list(change)} from ${codes}`,
};

/** What codes are afterwards: “12 codes are paused”. */
const been: Record<BulkAction, (change: Words) => string> = {
  archive: () => 'archived',
  restore: () => 'restored',
  pause: () => 'paused',
  resume: () => 'active again',
  delete: () => 'deleted',
  move: (change) => `now in ${place(change)}`,
  tag: (change) => `tagged ${list(change)}`,
  untag: (change) => `without the tag ${list(change)}`,
};

const codesOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'code' : 'codes'}`;
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** What is going on, or what came of it, in one sentence. */
export function headline(change: BulkChange): string {
  const { action, state, total, done, changed, kept, undone } = change;
  const result = `${codesOf(changed)} ${are(changed)} ${been[action](change)}`;
  switch (state) {
    case 'running':
      return doing[action](change, codesOf(total));
    case 'done':
      return changed === 0 ? 'Nothing had to be changed.' : `${result}.`;
    case 'cancelled':
      return `Cancelled after ${formatNumber(done)} of ${codesOf(total)}. ${changed === 0 ? 'None of them changed' : result}.`;
    case 'failed':
      return `Something went wrong on our side after ${formatNumber(done)} of ${codesOf(total)}. ${changed === 0 ? 'None of them changed' : result}.`;
    case 'undoing':
      return `Undoing: ${codesOf(changed)}`;
    case 'undone': {
      const back = undone - kept.reduce((sum, { codes }) => sum + codes, 0);
      return `${codesOf(back)} ${are(back)} back to what ${back === 1 ? 'it was' : 'they were'}.`;
    }
  }
}

/** What was left out and why, one sentence for each reason. */
export function notes({ state, done, changed, left, kept }: BulkChange): string[] {
  if (state === 'running' || state === 'undoing') return [];
  if (state === 'undone')
    return kept.map((one) => because(one, one.codes === 1 ? 'stays as it is' : 'stay as they are'));
  const already = done - changed - left.reduce((sum, { codes }) => sum + codes, 0);
  return [
    ...(already > 0 ? [`${codesOf(already)} ${already === 1 ? 'was' : 'were'} like this before.`] : []),
    ...left.map((one) => because(one, 'did not change')),
  ];
}

function because({ reason, codes, names }: BulkChange['left'][number], what: string): string {
  const more = codes - names.length;
  const shown = [...names.map((name) => `“${name}”`), ...(more > 0 ? [`${formatNumber(more)} more`] : [])];
  return `${codesOf(codes)} ${what}${names.length > 0 ? ` (${shown.join(', ')})` : ''}: ${reason}`;
}

/** How far it is, in hundredths. */
export function percentOf({ state, total, done, changed, undone }: BulkChange): number {
  const [part, whole] = state === 'undoing' ? [undone, changed] : [done, total];
  return whole === 0 ? 100 : Math.floor((part / whole) * 100);
}
