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

  /** Does something with each of them, says of how many it was done, and names the first that was left with its reason. */
  const changeAll = async (
    products: readonly Movable[],
    change: (product: Movable) => Promise<unknown>,
    sayDone: (changed: Movable[]) => void,
  ) => {
    const { changed, left } = await runAll(products, ({ name }) => name, change);
    if (changed.length > 0) sayDone(changed);
    const [first] = left;
    if (first) notify.error(leftOf(first, left.length));
    return changed.length;
  };

  const move = (products: readonly Movable[], to: ProductStatus) =>
    changeAll(
      products,
      ({ product_id }) => give(product_id, to),
      (changed) => notify.success(saidOf(changed, to), { label: t('Undo'), run: () => void undo(changed, to) }),
    );

  /** Back to what each was before; what was deleted comes back as a draft first. */
  const undo = (products: readonly Movable[], from: ProductStatus) =>
    changeAll(
      products,
      async ({ product_id, status }) => {
        if (from === 'deleted' && status !== 'draft') await give(product_id, 'draft');
        await give(product_id, status);
      },
      (changed) =>
        notify.success(
          t('{products} {count, plural, one {is} other {are}} back as before.', {
            products: countOf(changed),
            count: changed.length,
          }),
        ),
    );

  const remove = async (products: readonly Movable[]) => {
    const text = t(
      '{count, plural, one {Shoppers no longer see it, catalogs no longer show it, and its SKUs can be used again. You can restore it as a draft.} other {Shoppers no longer see them, catalogs no longer show them, and their SKUs can be used again. You can restore them as drafts.}}',
      { count: products.length },
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

const leftOf = ({ name, reason }: { name: string; reason: string }, count: number): string =>
  count === 1
    ? t('“{name}” did not change. {reason}', { name, reason })
    : t('{count} products did not change. The first one is “{name}”: {reason}', {
        count: formatNumber(count),
        name,
        reason,
      });

const countOf = (products: readonly { name: string }[]): string =>
  products.length === 1 ? `“${products[0]?.name}”` : t('{count} products', { count: formatNumber(products.length) });
