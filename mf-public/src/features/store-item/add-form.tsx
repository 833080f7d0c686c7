import type { ShownProduct } from '@swapt/shared/contract';
import type { StoreOfPage } from '@swapt/shared/public';
import { withLedBy } from '@swapt/shared/public/led-by';
import { storeLimits } from '@swapt/shared/values';
import { useId, useState, type FormEvent } from 'react';
import { lineId } from '../../entities/cart/cart-lines.js';
import { useCart } from '../../entities/cart/use-cart.js';
import { LedInputs } from '../../entities/store/led-inputs.js';
import { useIsLive } from '../../frame/use-is-live.js';
import { useText } from '../../frame/use-text.js';
import { AddOnChoice, type ChosenAddOns } from './add-on-choice.js';

interface Props {
  store: StoreOfPage;
  product: ShownProduct;
  variant: ShownProduct['variants'][number] | undefined;
}

/** Puts so many of the chosen variant into the cart. */
export function AddForm({ store, product: { name, item_id, add_ons: addOns }, variant }: Props) {
  const text = useText('storeItem');
  const cart = useCart(store.store_id);
  const isLive = useIsLive();
  const id = useId();
  const [typed, setTyped] = useState('1');
  const [chosen, setChosen] = useState<ChosenAddOns>({});
  const [said, setSaid] = useState<'added' | 'noRoom'>();
  const most = variant?.left ?? storeLimits.perLine;
  const quantity = Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), most);
  const isSold = variant !== undefined && variant.availability !== 'sold_out' && !store.paused;

  const add = () => {
    if (!variant) return;
    const { variant_id, option_values, price } = variant;
    const add_ons = addOns.flatMap(({ add_on_id, ...addOn }) => {
      const count = chosen[add_on_id] ?? 0;
      return count > 0 ? [{ add_on_id, quantity: count, name: addOn.name, price: keptPrice(addOn.price) }] : [];
    });
    const isKept = cart.add({
      ...{ id: lineId(variant_id, add_ons), variant_id, quantity, item_id, name, option_values, add_ons },
      ...store.led,
      price: keptPrice(price),
    });
    setSaid(isKept ? 'added' : 'noRoom');
    setTyped('1');
  };

  // “Buy now” is sent by the browser itself, so that it works without script.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    add();
  };

  return (
    <form className="add-form" method="get" onSubmit={onSubmit}>
      <input type="hidden" name="variant" value={variant?.variant_id ?? ''} />
      <LedInputs led={store.led} />
      <AddOnChoice addOns={addOns} chosen={chosen} onChoose={setChosen} />
      <label htmlFor={id}>{text('quantity')}</label>
      <input
        id={id}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={typed}
        disabled={!isSold}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setTyped(String(quantity))}
      />
      <button className={isLive ? 'button' : 'button waiting'} disabled={!isSold || !isLive}>
        {text('add')}
      </button>
      <button className="button quiet" formAction={`/checkout/${store.store_id}/`} disabled={!isSold}>
        {text('buy')}
      </button>
      <noscript>
        <p>{text('cartNeedsScript')}</p>
      </noscript>
      <p className="added" role="status">
        {said === 'added' && (
          <>
            <bdi>{text('added', { name })}</bdi>{' '}
            <a href={withLedBy(`/cart/${store.store_id}/`, store.led)}>{text('seeCart')}</a>
          </>
        )}
        {said === 'noRoom' && text('noRoom')}
      </p>
    </form>
  );
}

const keptPrice = ({ amount, text }: { amount: number; text: string }) => ({ amount, text });
