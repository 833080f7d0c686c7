import { ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
} from '@stripe/stripe-js';
import type { Api, OrderQuote } from '@swapt/shared/contract';
import { stripeUnits } from '@swapt/shared/money/stripe-units';
import { usePage } from '@swapt/shared/public';
import { useRef, useState } from 'react';
import { useText } from '../../frame/use-text.js';
import { isOfCart, typedIn } from './ordered-items.js';
import type { WalletProps } from './stripe-wallet.js';
import { askedIn, isBrought, orderOf, ratesOf } from './wallet-order.js';

/** The buttons of the wallets that a browser has, and nothing where it has none. */
export function WalletButtons({ shown, quote }: WalletProps) {
  const { call } = usePage();
  const text = useText('pay');
  const stripe = useStripe();
  const elements = useElements();
  const place = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(false);
  const [problem, setProblem] = useState('');
  /** What the wallet showed last. */
  const shownLast = useRef(quote);

  /** What it comes to with this method or address. */
  const reckon = async (change: Partial<Api['orders.quote']['in']>): Promise<OrderQuote> => {
    const { data: next } = await call('orders.quote', { ...askedIn(shown, shownLast.current), ...change });
    shownLast.current = next;
    await elements?.update({ amount: next.total.amount * stripeUnits(next.total.currency) });
    return next;
  };

  const open = async (event: StripeExpressCheckoutElementClickEvent) => {
    shownLast.current = quote;
    setProblem('');
    const form = place.current?.closest('form');
    const method_id = form ? typedIn(form, 'method') : '';
    // What was chosen a moment ago is not reckoned yet.
    const isNew = method_id !== '' && method_id !== quote.method_id;
    if (isNew && !(await reckon({ method_id }).catch(() => undefined))) {
      setProblem(text('walletFailed'));
      return;
    }
    const delivery = {
      shippingAddressRequired: true,
      allowedShippingCountries: shown.countries.map(({ code }) => code),
      shippingRates: ratesOf(shownLast.current),
    };
    const isDelivery = isBrought(shownLast.current);
    event.resolve({ emailRequired: true, business: { name: shown.store.name }, ...(isDelivery && delivery) });
  };

  const moveTo = async ({ address, resolve, reject }: StripeExpressCheckoutElementShippingAddressChangeEvent) => {
    const { country, postal_code: postcode, state: region } = address;
    const next = await reckon({ address: { country, postcode, region } }).catch(() => undefined);
    if (next?.shipping) resolve({ shippingRates: ratesOf(next) });
    // It is not brought there: the wallet says so, and asks for another address.
    else reject();
  };

  const order = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    const wanted = { shown, quote: shownLast.current, form: place.current?.closest('form') ?? null };
    const wrong = (await elements?.submit())?.error;
    return wrong ? undefined : (await call('payments.paymentIntent', orderOf(event, wanted))).data;
  };

  const pay = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    const made = await order(event).catch(() => undefined);
    if (!stripe || !elements || !made) {
      event.paymentFailed({ reason: 'fail' });
      setProblem(text('walletFailed'));
      return;
    }
    const { store_id, link } = made.order;
    const address = `/my-orders/${store_id}/${link}`;
    await stripe.confirmPayment({
      ...{ elements, clientSecret: made.payment.client_secret, redirect: 'if_required' },
      confirmParams: { return_url: location.origin + address },
    });
    // Paid or declined: the page of the order says which, and takes another card.
    await call('payments.success', { store_id, link }).catch(() => undefined);
    location.assign(isOfCart(shown.action) ? `${address}#placed` : address);
  };

  return (
    <div className="wallet" ref={place}>
      <ExpressCheckoutElement
        onReady={({ availablePaymentMethods: found }) => setThere(found !== undefined)}
        onLoadError={() => setThere(false)}
        onClick={(event) => void open(event)}
        onShippingAddressChange={(event) => void moveTo(event)}
        onConfirm={(event) => void pay(event)}
      />
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {isThere && <p className="or">{text('orByForm')}</p>}
    </div>
  );
}
