import type { PricedCart } from '@swapt/shared/contract';
import type { StoreOfPage } from '@swapt/shared/public';
import { checkoutAddress } from '@swapt/shared/public/checkout-items';
import { lineId, type CartLine } from '../../entities/cart/cart-lines.js';
import { Amount } from '../../entities/order/amount.js';
import { useText } from '../../frame/use-text.js';

interface Props {
  priced: PricedCart;
  store: StoreOfPage;
  /** What the browser keeps: it knows what led to each line. */
  kept: readonly CartLine[];
}

export function CartTotals({ priced: { lines, subtotal, tax, total }, store, kept }: Props) {
  const text = useText('cart');
  const isWhole = lines.every(({ problem }) => problem === null);
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
        {text('without')} {!isWhole && text('notCounted')}
      </p>
      {!store.paused && (
        <p>
          {isWhole ? (
            <a className="button" href={checkoutAddress(store.store_id, withLed(lines, kept), true)}>
              {text('checkout')}
            </a>
          ) : (
            <span className="small">{text('checkoutFirst')}</span>
          )}
        </p>
      )}
    </section>
  );
}

const withLed = (lines: PricedCart['lines'], kept: readonly CartLine[]) =>
  lines.map((line) => {
    const { code_id = '', page_id = '' } = kept.find(({ id }) => id === lineId(line.variant_id, line.add_ons)) ?? {};
    return { ...line, code_id, page_id };
  });
