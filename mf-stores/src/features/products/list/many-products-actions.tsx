import { t } from '@swapt/shared/text';
import { useDangerConfirm } from '@swapt/shared/ui';
import type { ProductMove } from '@swapt/shared/values';
import { Button } from 'antd';
import { useChangeManyProducts } from '../../../entities/products/products.queries.js';
import { countOf, movable, selectionOf, type SelectedProducts } from './selected.js';

interface Props {
  selected: SelectedProducts;
  onDone: () => void;
}

const moves: readonly { move: ProductMove; label: string }[] = [
  { move: 'activate', label: t('Set active') },
  { move: 'draft', label: t('Make drafts') },
  { move: 'archive', label: t('Archive') },
  { move: 'restore', label: t('Restore as drafts') },
];

/** Buttons for the products that are selected in the list; each shows when it applies to one of them at least. */
export function ManyProductsActions({ selected, onDone }: Props) {
  const confirm = useDangerConfirm();
  const start = useChangeManyProducts();
  const change = (products: SelectedProducts, action: ProductMove) =>
    start.mutate({ ...selectionOf(products), action }, { onSuccess: onDone });

  const kept = movable(selected, 'delete');
  const remove = async (products: SelectedProducts) => {
    const text = t(
      'Shoppers no longer see them, catalogs no longer show them, and their SKUs can be used again. You can undo this for a day, or restore them as drafts.',
    );
    if (await confirm(t('Delete {products}?', { products: countOf(products) }), text, t('Delete')))
      change(products, 'delete');
  };

  return (
    <>
      {moves.map(({ move, label }) => {
        const products = movable(selected, move);
        if (!products) return null;
        return (
          <Button key={move} size="small" disabled={start.isPending} onClick={() => change(products, move)}>
            {label}
          </Button>
        );
      })}
      {kept && (
        <Button size="small" danger disabled={start.isPending} onClick={() => void remove(kept)}>
          {t('Delete')}
        </Button>
      )}
      <Button size="small" type="text" onClick={onDone}>
        {t('Clear selection')}
      </Button>
    </>
  );
}
