import type { PromoLock } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useDangerConfirm } from '@swapt/shared/ui';
import { useDeleteLock, useMoveLock } from './promo-locks.queries.js';

type Moved = Pick<PromoLock, 'lock_id' | 'name' | 'promo_code'>;
type Next = 'active' | 'paused' | 'ended';

/** What is done with a promo lock as a whole; each says what happened. A failure shows in the snackbar. */
export function useLockMoves() {
  const { notify } = useShell();
  const confirm = useDangerConfirm();
  const moving = useMoveLock();
  const deleting = useDeleteLock();

  const move = async ({ lock_id }: Moved, state: Next, done: string) => {
    const moved = await moving.mutateAsync({ lock_id, state }).catch(() => undefined);
    if (moved) notify.success(done);
  };

  return {
    isBusy: moving.isPending || deleting.isPending,
    activate: (one: Moved) => move(one, 'active', t('“{name}” is active. The code {promo_code} opens it now.', one)),
    pause: (one: Moved) =>
      move(one, 'paused', t('“{name}” is paused. Nobody opens it until you activate it again.', one)),
    end: async (one: Moved) => {
      const text = t(
        'Nobody opens it any more, and it cannot be started again. What is open stays open for its minutes.',
      );
      if (!(await confirm(t('End “{name}”?', one), text, t('End promo lock')))) return;
      await move(one, 'ended', t('“{name}” has ended.', one));
    },
    /** Resolves to whether it is gone. */
    remove: async ({ lock_id, name }: Moved): Promise<boolean> => {
      if (!(await confirm(t('Delete “{name}”?', { name }), t('This cannot be undone.'), t('Delete promo lock'))))
        return false;
      const gone = await deleting.mutateAsync({ lock_id }).catch(() => undefined);
      if (gone) notify.success(t('“{name}” was deleted.', { name }));
      return gone !== undefined;
    },
  };
}
