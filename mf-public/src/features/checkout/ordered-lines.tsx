import type { OrderQuote } from '@swapt/shared/contract';
import { SizedPicture } from '@swapt/shared/page/picture';
import { Amount } from '../../entities/order/amount.js';
import { useText } from '../../frame/use-text.js';

interface Props {
  quote: OrderQuote;
  back: string;
}

/** What is ordered, and what it comes to in full. */
export function OrderedLines({ quote, back }: Props) {
  const text = useText('checkout');
  const ofCart = useText('cart');
  const ofStore = useText('store');
  const { cart, shipping, discounts, tax, total } = quote;
  const [gone, changed] = [ofCart('gone'), text('unavailable')];
  const whatIsWrong = { sold_out: ofStore('soldOut'), gone, too_few: changed, add_on: changed };
  return (
    <section className="ordered" aria-label={text('yourOrder')}>
      <h2>{text('yourOrder')}</h2>
      <ul>
        {cart.lines.map(({ variant_id, quantity, name, option_values, picture, add_ons, sum, problem }, at) => (
          <li key={`${at} ${variant_id}`} className="ordered-line">
            <span className="ordered-picture">
              {picture && <SizedPicture picture={{ ...picture, alt: '' }} sizes="56px" />}
            </span>
            <span className="ordered-facts" dir="auto">
              {name !== '' && (
                <strong>
                  {quantity} × {name}
                </strong>
              )}
              {option_values.length > 0 && <span className="small">{option_values.join(', ')}</span>}
              {add_ons.map((addOn) => (
                <span key={addOn.add_on_id} className="small">
                  + {addOn.quantity > 1 && `${addOn.quantity} × `}
                  {addOn.name} {addOn.price?.text}
                </span>
              ))}
              {problem && <span className="problem">{whatIsWrong[problem]}</span>}
            </span>
            {problem === null && <bdi className="ordered-sum">{sum?.text}</bdi>}
          </li>
        ))}
      </ul>
      <dl className="amounts">
        {(shipping || discounts.length > 0 || tax?.mode === 'added') && (
          <Amount name={ofCart('subtotal')}>{cart.subtotal.text}</Amount>
        )}
        {discounts.map(({ name, code, amount }) => (
          <Amount key={name} name={[text('discount'), code ?? name].join(' ')}>
            −{amount.text}
          </Amount>
        ))}
        {shipping && <Amount name={text('delivery')}>{shipping.amount === 0 ? text('free') : shipping.text}</Amount>}
        {tax?.mode === 'added' && <Amount name={ofCart('taxAdded')}>{tax.text}</Amount>}
        <Amount name={ofCart('total')} isTotal>
          {total.text}
        </Amount>
        {tax?.mode === 'included' && tax.amount > 0 && <Amount name={ofCart('taxIncluded')}>{tax.text}</Amount>}
      </dl>
      <p>
        <a href={back}>{text('change')}</a>
      </p>
    </section>
  );
}
