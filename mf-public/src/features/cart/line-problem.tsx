import type { PricedCart } from '@swapt/shared/contract';
import type { CartLine } from '../../entities/cart/cart-lines.js';
import type { Cart } from '../../entities/cart/use-cart.js';
import { useText } from '../../frame/use-text.js';
import { ChangedPrices } from './changed-prices.js';
import { Said } from './said.js';

interface Props {
  line: CartLine;
  now: PricedCart['lines'][number];
  cart: Cart;
}

/** Why a line cannot be bought as it is, or that its price is another one by now; one tap takes it as it is. */
export function LineProblem({ line, now, cart }: Props) {
  const text = useText('cart');
  const ofStore = useText('store');
  const { problem, left } = now;
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
  const missing = now.add_ons.filter(({ is_offered }) => !is_offered).map(({ add_on_id }) => add_on_id);
  if (problem === 'add_on') {
    const names = line.add_ons.filter(({ add_on_id }) => missing.includes(add_on_id)).map(({ name }) => name);
    return (
      <Said>
        {text('addOnGone', { names: names.join(', ') })}{' '}
        <button className="button quiet" onClick={() => cart.leaveOut(line.id, missing)}>
          {text('leaveOut')}
        </button>
      </Said>
    );
  }
  return <ChangedPrices line={line} now={now} cart={cart} />;
}
