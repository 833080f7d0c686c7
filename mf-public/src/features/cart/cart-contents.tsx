import type { StoreOfPage } from '@swapt/shared/public';
import { withLedBy } from '@swapt/shared/public/led-by';
import { useRef, useState } from 'react';
import { lineId } from '../../entities/cart/cart-lines.js';
import { useCart } from '../../entities/cart/use-cart.js';
import { useText } from '../../frame/use-text.js';
import { CartRow } from './cart-row.js';
import { CartTotals } from './cart-totals.js';
import { usePricedCart } from './use-priced-cart.js';

export function CartContents({ store }: { store: StoreOfPage }) {
  const { store_id: storeId } = store;
  const text = useText('cart');
  const ofStore = useText('store');
  const cart = useCart(storeId);
  const { priced, hasFailed, askAgain } = usePricedCart(storeId, cart.lines);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  /** The button that was pressed is gone: whoever uses the keyboard goes on from the top. */
  const takeOut = (words: string, work: () => void) => {
    work();
    setSaid(words);
    heading.current?.focus();
  };
  const backToStore = (
    <p>
      <a href={withLedBy(`/store/${storeId}/`, store.led)}>{ofStore('back')}</a>
    </p>
  );

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {text('title')}
      </h1>
      <p role="status" className={said ? undefined : 'unseen'}>
        {said}
      </p>
      {!cart.isKnown && <p>{text('loading')}</p>}
      {cart.isKnown && cart.lines.length === 0 && <p>{text('empty')}</p>}
      {hasFailed && cart.lines.length > 0 && (
        <p className="problem" role="alert">
          {text('failed')}{' '}
          <button className="button quiet" onClick={askAgain}>
            {text('again')}
          </button>
        </p>
      )}
      {cart.lines.length > 0 && (
        <>
          <ul className="cart-lines">
            {cart.lines.map((line) => (
              <CartRow
                key={line.id}
                storeId={storeId}
                line={line}
                now={priced?.lines.find(({ variant_id, add_ons }) => lineId(variant_id, add_ons) === line.id)}
                cart={cart}
                onRemove={(name) => takeOut(text('removed', { name }), () => cart.remove(line.id))}
              />
            ))}
          </ul>
          {priced ? (
            <CartTotals priced={priced} store={store} kept={cart.lines} />
          ) : (
            <p>{!hasFailed && text('loading')}</p>
          )}
          <p>
            <button className="button quiet" onClick={() => takeOut('', cart.clear)}>
              {text('clear')}
            </button>
          </p>
        </>
      )}
      {backToStore}
    </>
  );
}
