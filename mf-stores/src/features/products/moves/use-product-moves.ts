import type { ListedProduct } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useDangerConfirm } from '@swapt/shared/ui';
import type { ProductStatus } from '@swapt/shared/values';
import { useMoveProduct } from '../../../entities/products/products.queries.js';

type Movable = Pick<ListedProduct, 'product_id' | 'name' | 'status'>;

/** Gives a product another status, and says so with an undo. A failure shows in the snackbar. */
export function useProductMoves() {
  const { notify } = useShell();
  const confirm = useDangerConfirm();
  const moving = useMoveProduct();

  /** Whether it was given. */
  const give = (product_id: string, status: ProductStatus) =>
    moving.mutateAsync({ product_id, data: { status } }).then(
      () => true,
      () => false,
    );

  const move = async (product: Movable, to: ProductStatus) => {
    const isMoved = await give(product.product_id, to);
    if (isMoved) notify.success(saidOf(product, to), { label: t('Undo'), run: () => void undo(product, to) });
    return isMoved;
  };

  /** Back to what it was before; what was deleted comes back as a draft first. */
  const undo = async ({ product_id, name, status }: Movable, from: ProductStatus) => {
    if (from === 'deleted' && status !== 'draft' && !(await give(product_id, 'draft'))) return;
    if (await give(product_id, status)) notify.success(t('“{name}” is back as before.', { name }));
  };

  const remove = async (product: Movable) => {
    const text = t(
      'Shoppers no longer see it, catalogs no longer show it, and its SKUs can be used again. You can restore it as a draft.',
    );
    const isSure = await confirm(t('Delete “{name}”?', { name: product.name }), text, t('Delete'));
    return isSure && move(product, 'deleted');
  };

  return { move, remove, isBusy: moving.isPending };
}

const saidOf = ({ name }: { name: string }, to: ProductStatus): string => {
  switch (to) {
    case 'active':
      return t('“{name}” is active.', { name });
    case 'draft':
      return t('“{name}” is a draft now.', { name });
    case 'archived':
      return t('“{name}” was archived.', { name });
    case 'deleted':
      return t('“{name}” was deleted.', { name });
  }
};
