import type { ListedStore } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useDangerConfirm } from '@swapt/shared/ui';
import type { StoreStatus } from '@swapt/shared/values';
import { useMoveStore } from './stores.queries.js';

export type MovableStore = Pick<ListedStore, 'store_id' | 'name' | 'status'>;

/** Gives a store another status, and says so; what can be undone has an undo. A failure shows in the snackbar. */
export function useStoreMoves() {
  const { call, notify, report } = useShell();
  const confirm = useDangerConfirm();
  const moving = useMoveStore();

  /** The store as it is then. */
  const give = (store_id: string, status: StoreStatus, pause_note?: string) =>
    moving.mutateAsync({ store_id, status, ...(pause_note !== undefined && { pause_note }) }).then(
      ({ data }) => data,
      () => undefined,
    );

  const open = async ({ store_id, name }: MovableStore) => {
    if (await give(store_id, 'open')) notify.success(t('“{name}” is open. Shoppers can buy there now.', { name }));
  };

  const pause = async ({ store_id, name }: MovableStore, note: string) => {
    const done = await give(store_id, 'paused', note);
    if (done) notify.success(t('“{name}” is paused.', { name }), undoTo(store_id, name, 'open'));
    return done !== undefined;
  };

  const close = async ({ store_id, name, status }: MovableStore) => {
    const text = t(
      'Shoppers see that it is closed and cannot order. Products, stock and settings stay. You can open it again at any time.',
    );
    if (!(await confirm(t('Close “{name}”?', { name }), text, t('Close store')))) return;
    const back = status === 'open' ? undoTo(store_id, name, 'open') : undefined;
    if (await give(store_id, 'closed')) notify.success(t('“{name}” is closed.', { name }), back);
  };

  /** One that was open once comes back closed, any other as the draft that it was. */
  const restore = async ({ store_id, name }: MovableStore) => {
    const known = await call('stores.get', { store_id }).catch(report);
    const back = known && (await give(store_id, known.data.steps_done.includes('open') ? 'closed' : 'draft'));
    if (back) notify.success(t('“{name}” is back. Shoppers do not see it until you open it.', { name }));
  };

  const remove = async (store: MovableStore) => {
    const { store_id, name, status } = store;
    const text = t(
      'Shoppers can no longer open it. Its products stay in your list of products. You can restore it; it comes back {as}.',
      { as: status === 'draft' ? t('as a draft') : t('closed') },
    );
    if (!(await confirm(t('Delete “{name}”?', { name }), text, t('Delete store')))) return false;
    if (!(await give(store_id, 'deleted'))) return false;
    notify.success(t('“{name}” was deleted.', { name }), {
      label: t('Undo'),
      run: () => void restore(store),
    });
    return true;
  };

  const undoTo = (store_id: string, name: string, status: StoreStatus) => ({
    label: t('Undo'),
    run: () =>
      void give(store_id, status).then((done) => done && notify.success(t('“{name}” is back as before.', { name }))),
  });

  return { open, pause, close, remove, restore, isBusy: moving.isPending };
}
