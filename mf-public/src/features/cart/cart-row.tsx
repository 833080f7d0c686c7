import type { PricedCart } from '@swapt/shared/contract';
import { SizedPicture } from '@swapt/shared/page/picture';
import type { CartLine } from '../../entities/cart/cart-lines.js';
import type { Cart } from '../../entities/cart/use-cart.js';
import { useText } from '../../frame/use-text.js';
import { LineProblem } from './line-problem.js';

interface Props {
  storeId: string;
  line: CartLine;
  /** What the server says of it; nothing until it has answered. */
  now: PricedCart['lines'][number] | undefined;
  cart: Cart;
  onRemove: (name: string) => void;
}

/** One line of a cart: more, less, away, and what has changed since it was put there. */
export function CartRow({ storeId, line, now, cart, onRemove }: Props) {
  const text = useText('cart');
  const ofItem = useText('storeItem');
  const name = now?.name || line.name;
  const itemId = now?.item_id ?? line.item_id;
  const options = now?.option_values ?? line.option_values;
  return (
    <li className="cart-line">
      <span className="cart-picture">
        {now?.picture && <SizedPicture picture={{ ...now.picture, alt: '' }} sizes="72px" />}
      </span>
      <div className="cart-facts">
        <strong dir="auto">
          {itemId ? <a href={`/store/${storeId}/inventory/${itemId}?variant=${line.variant_id}`}>{name}</a> : name}
        </strong>
        {options.length > 0 && (
          <span className="small" dir="auto">
            {options.join(', ')}
          </span>
        )}
        {now?.price && <span className="small">{text('each', { price: now.price.text })}</span>}
        {line.add_ons.map((addOn) => (
          <span key={addOn.add_on_id} className="small" dir="auto">
            + {addOn.quantity > 1 && `${addOn.quantity} × `}
            {ofItem('extra', { name: addOn.name, price: addOn.price.text })}
          </span>
        ))}
        {now && <LineProblem line={line} now={now} cart={cart} />}
      </div>
      <div className="cart-amount">
        <span className="stepper">
          <button
            className="button quiet"
            aria-label={text('less', { name })}
            disabled={line.quantity <= 1}
            onClick={() => cart.decrement(line.id)}
          >
            −
          </button>
          <output>{line.quantity}</output>
          <button
            className="button quiet"
            aria-label={text('more', { name })}
            disabled={typeof now?.left === 'number' && line.quantity >= now.left}
            onClick={() => cart.increment(line.id)}
          >
            +
          </button>
        </span>
        <button className="link" aria-label={text('remove', { name })} onClick={() => onRemove(name)}>
          {text('removeWord')}
        </button>
        <span className="cart-sum">
          {now?.problem === null && now.quantity === line.quantity ? <bdi>{now.sum?.text}</bdi> : null}
        </span>
      </div>
    </li>
  );
}
