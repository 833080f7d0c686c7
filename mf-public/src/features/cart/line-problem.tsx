import type { PricedCart } from '@swapt/shared/contract';
import type { CartLine } from '../../entities/cart/cart-lines.js';
import type { Cart } from '../../entities/cart/use-cart.js';
import { useText } from '../../frame/use-text.js';

interface Props {
  line: CartLine;
  now: PricedCart['lines'][number];
  cart: Cart;
}

/** Why a line cannot be bought as it is, or that its price is another one by now; one tap takes it as it is. */
export function LineProblem({ line, now, cart }: Props) {
  const text = useText('cart');
  const ofStore = useText('store');
  const { problem, left, price } = now;
  if (problem === 'gone') return <Said>{text('gone')}</Said>;
  if (problem === 'sold_out') return <Said>{ofStore('soldOut')}</Said>;
  if (problem === 'too_few' && left !== null) {
    return (
      <Said>
        {text('tooFew', { wanted: line.quantity, left })}{' '}
        <button className="button quiet" onClick={() => cart.takeOnly(line.id, left)}>
          {text('take', { left })}
        </button>
      </Said>
    );
  }
  if (!price || !line.price.text || line.price.amount === price.amount) return null;
  return (
    <Said>
      {text('changedPrice', { old: line.price.text, now: price.text })}{' '}
      <button className="button quiet" onClick={() => cart.acceptPrice(line.id, price)}>
        {text('accept', { price: price.text })}
      </button>
    </Said>
  );
}

const Said = ({ children }: { children: React.ReactNode }) => (
  <p className="line-problem" role="status">
    {children}
  </p>
);
