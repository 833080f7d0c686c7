import type { ListedProduct } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { formatNumber } from '@swapt/shared/ui';
import type { ProductStatus } from '@swapt/shared/values';
import { Button } from 'antd';
import { mayMove, useProductMoves } from '../moves/use-product-moves.js';

const moves: readonly { to: ProductStatus; label: string }[] = [
  { to: 'active', label: t('Set active') },
  { to: 'draft', label: t('Make drafts') },
  { to: 'archived', label: t('Archive') },
];

/** Buttons for the products that are selected in the list; each shows when it applies to one of them at least. */
export function ManyProductsActions({ products, onDone }: { products: readonly ListedProduct[]; onDone: () => void }) {
  const { move, remove, done } = useProductMoves();
  const isBusy = done !== undefined;
  const finish = (changed: number) => changed > 0 && onDone();
  const kept = products.filter((product) => mayMove(product, 'deleted'));
  return (
    <>
      {moves.map(({ to, label }) => {
        const those = products.filter((product) => mayMove(product, to));
        if (those.length === 0) return null;
        return (
          <Button key={to} size="small" disabled={isBusy} onClick={() => void move(those, to).then(finish)}>
            {label}
          </Button>
        );
      })}
      {kept.length > 0 && (
        <Button size="small" danger disabled={isBusy} onClick={() => void remove(kept).then(finish)}>
          {t('Delete')}
        </Button>
      )}
      <Button size="small" type="text" disabled={isBusy} onClick={onDone}>
        {t('Clear selection')}
      </Button>
      {isBusy && <span role="status">{t('{done} done', { done: formatNumber(done) })}</span>}
    </>
  );
}
