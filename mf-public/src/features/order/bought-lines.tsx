import type { ShownOrder } from '@swapt/shared/contract';
import { SizedPicture } from '@swapt/shared/page/picture';
import { Amount } from '../../entities/order/amount.js';
import { useText } from '../../frame/use-text.js';

/** What was bought, and what it came to. */
export function BoughtLines({ order }: { order: ShownOrder }) {
  const text = useText('order');
  const ofCart = useText('cart');
  const ofCheckout = useText('checkout');
  const { store_id: storeId, lines, subtotal, discount, shipping, tax, tip, rounding, total } = order;
  return (
    <section className="ordered" aria-label={ofCheckout('yourOrder')}>
      <h2>{ofCheckout('yourOrder')}</h2>
      <ul>
        {lines.map(({ name, option_values, item_id, picture, quantity, add_ons, sum }, at) => (
          <li key={`${at} ${name}`} className="ordered-line">
            <span className="ordered-picture">
              {picture && <SizedPicture picture={{ ...picture, alt: '' }} sizes="56px" />}
            </span>
            <span className="ordered-facts" dir="auto">
              <strong>
                {quantity} × {item_id ? <a href={`/store/${storeId}/inventory/${item_id}`}>{name}</a> : name}
              </strong>
              {option_values.length > 0 && <span className="small">{option_values.join(', ')}</span>}
              {add_ons.map((addOn) => (
                <span key={addOn} className="small">
                  + {addOn}
                </span>
              ))}
            </span>
            <bdi className="ordered-sum">{sum.text}</bdi>
          </li>
        ))}
      </ul>
      <dl className="amounts">
        {(shipping || discount || tip || rounding || tax?.mode === 'added') && (
          <Amount name={ofCart('subtotal')}>{subtotal.text}</Amount>
        )}
        {discount && <Amount name={text('discount')}>−{discount.text}</Amount>}
        {shipping && <Amount name={text('delivery')}>{shipping.text}</Amount>}
        {tax?.mode === 'added' && <Amount name={ofCart('taxAdded')}>{tax.text}</Amount>}
        {tip && <Amount name={text('tip')}>{tip.text}</Amount>}
        {rounding && <Amount name={text('rounding')}>{rounding.text}</Amount>}
        <Amount name={ofCart('total')} isTotal>
          {total.text}
        </Amount>
        {tax?.mode === 'included' && tax.amount > 0 && <Amount name={ofCart('taxIncluded')}>{tax.text}</Amount>}
      </dl>
    </section>
  );
}
