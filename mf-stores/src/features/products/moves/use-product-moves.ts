import type { ListedProduct } from '@swapt/shared/contract';
import { useOneByOne } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { formatNumber, useDangerConfirm } from '@swapt/shared/ui';
import { productTransitions, type ProductStatus } from '@swapt/shared/values';

type Movable = Pick<ListedProduct, 'product_id' | 'name' | 'status'>;

/** Whether a product may be given a status. */
export const mayMove = ({ status }: Pick<Movable, 'status'>, to: ProductStatus): boolean =>
  productTransitions[status].some((next) => next === to);

/** Gives products another status, each by itself. What was done is said with an undo, what was not with its reason. */
export function useProductMoves() {
  const { call, notify } = useShell();
  const confirm = useDangerConfirm();
  const { runAll, done } = useOneByOne('product.update');

  const give = (product_id: string, status: ProductStatus) => call('product.update', { product_id, data: { status } });

  const move = async (products: readonly Movable[], to: ProductStatus) => {
    const { changed, left } = await runAll(
      products,
      ({ name }) => name,
      ({ product_id }) => give(product_id, to),
    );
    if (changed.length > 0) {
      notify.success(saidOf(changed, to), { label: t('Undo'), run: () => void undo(changed, to) });
    }
    sayLeft(left);
    return changed.length;
  };

  /** Back to what each was before; what was deleted comes back as a draft first. */
  const undo = async (products: readonly Movable[], from: ProductStatus) => {
    const { changed, left } = await runAll(
      products,
      ({ name }) => name,
      async ({ product_id, status }) => {
        if (from === 'deleted' && status !== 'draft') await give(product_id, 'draft');
        await give(product_id, status);
      },
    );
    if (changed.length > 0) notify.success(t('{products} changed back.', { products: countOf(changed) }));
    sayLeft(left);
  };

  const sayLeft = (left: readonly { name: string; reason: string }[]) => {
    const [first] = left;
    if (!first) return;
    notify.error(
      t('{left} did not change: “{name}”: {reason}', { left: countOf(left), name: first.name, reason: first.reason }),
    );
  };

  const remove = async (products: readonly Movable[]) => {
    const text = t(
      'Shoppers no longer see them, catalogs no longer show them, and their SKUs can be used again. You can restore them as drafts.',
    );
    const isSure = await confirm(t('Delete {products}?', { products: countOf(products) }), text, t('Delete'));
    return isSure ? move(products, 'deleted') : 0;
  };

  return { move, remove, done };
}

const saidOf = (products: readonly { name: string }[], to: ProductStatus): string => {
  const values = { products: countOf(products), count: products.length };
  switch (to) {
    case 'active':
      return t('{products} {count, plural, one {is} other {are}} active.', values);
    case 'draft':
      return t('{products} {count, plural, one {is a draft} other {are drafts}} now.', values);
    case 'archived':
      return t('{products} {count, plural, one {was} other {were}} archived.', values);
    case 'deleted':
      return t('{products} {count, plural, one {was} other {were}} deleted.', values);
  }
};

const countOf = (products: readonly { name: string }[]): string =>
  products.length === 1 ? `“${products[0]?.name}”` : t('{count} products', { count: formatNumber(products.length) });
