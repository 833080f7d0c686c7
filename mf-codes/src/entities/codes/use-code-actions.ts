import type { Api, Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { countSelected, isEverything, useDangerConfirm } from '@swapt/shared/ui';
import { bulkLimit } from '@swapt/shared/values';
import { t } from '@swapt/shared/text';

import { useBulk, useStartBulkChange } from './codes.queries.js';
import { named, selectionOf, type Selected } from './selected.js';
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
        t(
          '{changed} {count, plural, one {is} other {are}} back to what {count, plural, one {it was} other {they were}}.',
          { changed: named(changed), count: changed.length },
        ),
      );
    };
    if (count > 0) {
      notify.success(
        t('{codes} {count, plural, one {is} other {are}} {done}.', {
          codes: named(changed),
          count: changed.length,
          done,
        }),
        {
          label: t('Undo'),
          run: () => void undo().catch(report),
        },
      );
    }
    const [first] = left;
    if (first) notify.info(t('{left} did not change: {reason}', { left: named(left), reason: first.reason }));
    return count > 0;
  };

  const deleteCodes = async (codes: Selected): Promise<boolean> => {
    const isSure = await confirm(
      t('Delete {codes}?', { codes: named(codes) }),
      t(
        '{count, plural, one {People who scan it see a page that says it is no longer in use. We keep the scans counted so far, and you can restore the code.} other {People who scan them see a page that says they are no longer in use. We keep the scans counted so far, and you can restore the codes.}}',
        { count: countSelected(codes) },
      ),
      t('Delete'),
    );
    return isSure && change(codes, { action: 'delete' }, t('deleted'));
  };

  return {
    isBusy: bulk.isPending || start.isPending,
    change,
    pause: (codes: Selected) => change(codes, { action: 'pause' }, t('paused')),
    resume: (codes: Selected) => change(codes, { action: 'resume' }, t('active again')),
    archive: (codes: Selected) => change(codes, { action: 'archive' }, t('archived')),
    restore: (codes: Selected) => change(codes, { action: 'restore' }, t('restored')),
    deleteCodes,
  };
}
