import type { PricedCart } from '@swapt/shared/contract';
import type { CartLine } from '../../entities/cart/cart-lines.js';
import type { Cart } from '../../entities/cart/use-cart.js';
import { useText } from '../../frame/use-text.js';
import { Said } from './said.js';

interface Props {
  line: CartLine;
  now: PricedCart['lines'][number];
  cart: Cart;
}

/** What of a line costs something else than when it was put into the cart, with both prices. */
export function ChangedPrices({ line, now, cart }: Props) {
  const text = useText('cart');
  const addOns = line.add_ons.map((one) => ({
    one,
    price: now.add_ons.find(({ add_on_id }) => add_on_id === one.add_on_id)?.price ?? one.price,
  }));
  const parts = [
    ...(now.price ? [{ name: '', old: line.price, price: now.price }] : []),
    ...addOns.map(({ one, price }) => ({ name: one.name, old: one.price, price })),
  ].filter(({ old, price }) => old.text !== '' && old.amount !== price.amount);
  if (parts.length === 0 || !now.price) return null;
  const prices = { price: now.price, add_ons: addOns.map(({ one, price }) => ({ ...one, price })) };
  return (
    <Said>
      {parts.map(({ name, old, price }) => (
        <span key={name}>
          {name && <bdi>{name}: </bdi>}
          {text('changedPrice', { old: old.text, now: price.text })}{' '}
        </span>
      ))}
      <button className="button quiet" onClick={() => cart.acceptPrices(line.id, prices)}>
        {text('accept')}
      </button>
    </Said>
  );
}
