import { useScreenData, type CheckoutScreenData } from '@swapt/shared/public';
import { NoStore } from '../../entities/store/no-store.js';
import { StoreFrame } from '../../entities/store/store-frame.js';
import { useText } from '../../frame/use-text.js';
import { CheckoutForm } from './checkout-form.js';
import { OrderedLines } from './ordered-lines.js';
import { useLiveQuote } from './use-live-quote.js';

/** One page on which somebody orders from a store; its form works without script. */
export default function CheckoutScreen() {
  const shown = useScreenData('checkout');
  if (shown.kind === 'unknown') return <NoStore />;
  return (
    <StoreFrame store={shown.store}>
      <div className="store checkout">{shown.kind === 'empty' ? <Empty {...shown} /> : <Checkout {...shown} />}</div>
    </StoreFrame>
  );
}

function Empty({ store: { store_id: storeId } }: Extract<CheckoutScreenData, { kind: 'empty' }>) {
  const text = useText('checkout');
  const ofStore = useText('store');
  return (
    <section className="message">
      <h1>{text('title')}</h1>
      <p>{text('empty')}</p>
      <p className="actions">
        <a className="button" href={`/store/${storeId}/`}>
          {ofStore('back')}
        </a>
      </p>
    </section>
  );
}

function Checkout(shown: Extract<CheckoutScreenData, { kind: 'shown' }>) {
  const text = useText('checkout');
  const live = useLiveQuote(shown);
  return (
    <>
      <h1>{text('title')}</h1>
      <div className="checkout-columns">
        <OrderedLines quote={live.quote} back={shown.back} />
        <CheckoutForm {...shown} {...live} />
      </div>
    </>
  );
}
