import type { Api, Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useDangerConfirm } from '@swapt/shared/ui';
import { bulkLimit } from '@swapt/shared/values';
import { useBulk, useStartBulkChange } from './codes.queries.js';
import { countOf, isEverything, named, selectionOf, type Selected } from './selected.js';
import { undoOf } from './undo.js';

type Change = Omit<Api['codes.bulk']['in'], 'org_id' | 'code_ids'>;

/**
 * What is done to one code or many at once: codes that cannot are named with the reason, and all of it can be undone. What is too much for one request
 * goes on in the background, and the list shows how far it is.
 */
export function useCodeActions() {
  const { notify, report } = useShell();
  const confirm = useDangerConfirm();
  const bulk = useBulk();
  const start = useStartBulkChange();

  const startChange = (selected: Selected, action: Change): Promise<boolean> =>
    start.mutateAsync({ ...selectionOf(selected), ...action }).then(
      () => true,
      // The failure is in the snackbar already.
      () => false,
    );

  /** `done` ends the sentence “2 codes are …”. Tells whether any code was changed, or will be. */
  const change = async (selected: Selected, action: Change, done: string): Promise<boolean> => {
    if (isEverything(selected) || selected.length > bulkLimit) return startChange(selected, action);
    return changeAtOnce(selected, action, done);
  };

  const changeAtOnce = async (codes: readonly Code[], action: Change, done: string): Promise<boolean> => {
    const reply = await bulk
      .mutateAsync({ ...action, code_ids: codes.map(({ code_id }) => code_id) })
      .catch(() => undefined);
    if (!reply) return false;
    const { changed: count, left } = reply.data;
    const stayed = new Set(left.map(({ code_id }) => code_id));
    const changed = codes.filter(({ code_id }) => !stayed.has(code_id));
    const undo = async () => {
      for (const call of undoOf(action, changed)) await bulk.mutateAsync(call);
      notify.success(
        `${named(changed)} ${changed.length === 1 ? 'is' : 'are'} back to what ${changed.length === 1 ? 'it was' : 'they were'}.`,
      );
    };
    if (count > 0) {
      notify.success(`${named(changed)} ${changed.length === 1 ? 'is' : 'are'} ${done}.`, {
        label: 'Undo',
        run: () => void undo().catch(report),
      });
    }
    const [first] = left;
    if (first) notify.info(`${named(left)} did not change: ${first.reason}`);
    return count > 0;
  };

  const deleteCodes = async (codes: Selected): Promise<boolean> => {
    const one = countOf(codes) === 1;
    const isSure = await confirm(
      `Delete ${named(codes)}?`,
      `People who scan ${one ? 'it' : 'them'} see a page that says ${one ? 'it is' : 'they are'} no longer in use. We keep the scans counted so far, and you can restore ${one ? 'the code' : 'the codes'}.`,
      'Delete',
    );
    return isSure && change(codes, { action: 'delete' }, 'deleted');
  };

  return {
    isBusy: bulk.isPending || start.isPending,
    change,
    pause: (codes: Selected) => change(codes, { action: 'pause' }, 'paused'),
    resume: (codes: Selected) => change(codes, { action: 'resume' }, 'active again'),
    archive: (codes: Selected) => change(codes, { action: 'archive' }, 'archived'),
    restore: (codes: Selected) => change(codes, { action: 'restore' }, 'restored'),
    deleteCodes,
  };
}
