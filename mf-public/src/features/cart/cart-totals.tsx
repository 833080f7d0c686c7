import type { PricedCart } from '@swapt/shared/contract';
import type { StoreOfPage } from '@swapt/shared/public';
import type { ReactNode } from 'react';
import { useText } from '../../frame/use-text.js';

interface Props {
  priced: PricedCart;
  store: StoreOfPage;
}

export function CartTotals({ priced: { lines, subtotal, tax, total }, store }: Props) {
  const text = useText('cart');
  return (
    <section className="cart-totals" aria-label={text('total')} aria-live="polite">
      <dl>
        {tax?.mode === 'added' && (
          <>
            <Amount name={text('subtotal')}>{subtotal.text}</Amount>
            <Amount name={text('taxAdded')}>{tax.text}</Amount>
          </>
        )}
        <Amount name={text('total')} isTotal>
          {total.text}
        </Amount>
        {tax?.mode === 'included' && tax.amount > 0 && <Amount name={text('taxIncluded')}>{tax.text}</Amount>}
      </dl>
      <p className="small">
        {text('without')} {lines.some(({ problem }) => problem !== null) && text('notCounted')}
      </p>
      {!store.paused && (
        <>
          <h2>{text('order')}</h2>
          <p>{text('orderText')}</p>
        </>
      )}
    </section>
  );
}

const Amount = ({ name, isTotal, children }: { name: string; isTotal?: boolean; children: ReactNode }) => (
  <div className={isTotal ? 'is-total' : undefined}>
    <dt>{name}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
);
