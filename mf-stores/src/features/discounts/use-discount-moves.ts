import type { Discount } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useDangerConfirm } from '@swapt/shared/ui';
import { useDeleteDiscount, useMoveDiscount } from './discounts.queries.js';

type Moved = Pick<Discount, 'discount_id' | 'name' | 'code' | 'lock'>;
type Next = 'active' | 'paused' | 'ended';

/** What is done with a discount as a whole; each says what happened. A failure shows in the snackbar. */
export function useDiscountMoves() {
  const { notify } = useShell();
  const confirm = useDangerConfirm();
  const moving = useMoveDiscount();
  const deleting = useDeleteDiscount();

  const move = async ({ discount_id }: Moved, state: Next, done: string) => {
    const moved = await moving.mutateAsync({ discount_id, state }).catch(() => undefined);
    if (moved) notify.success(done);
  };

  return {
    isBusy: moving.isPending || deleting.isPending,
    activate: (one: Moved) =>
      move(
        one,
        'active',
        one.code === null && one.lock === null
          ? t('“{name}” is active. Carts get it by themselves.', { name: one.name })
          : t('“{name}” is active. Shoppers can use the code {code} now.', {
              name: one.name,
              code: one.code ?? one.lock?.promo_code ?? '',
            }),
      ),
    pause: (one: Moved) =>
      move(one, 'paused', t('“{name}” is paused. Nobody gets it until you activate it again.', { name: one.name })),
    end: async (one: Moved) => {
      const text = t('Nobody gets it any more, and it cannot be started again. Orders that have it keep it.');
      if (!(await confirm(t('End “{name}”?', { name: one.name }), text, t('End discount')))) return;
      await move(one, 'ended', t('“{name}” has ended.', { name: one.name }));
    },
    /** Resolves to whether it is gone. */
    remove: async ({ discount_id, name }: Moved): Promise<boolean> => {
      const text = t('This cannot be undone.');
      if (!(await confirm(t('Delete “{name}”?', { name }), text, t('Delete discount')))) return false;
      const gone = await deleting.mutateAsync({ discount_id }).catch(() => undefined);
      if (gone) notify.success(t('“{name}” was deleted.', { name }));
      return gone !== undefined;
    },
  };
}
