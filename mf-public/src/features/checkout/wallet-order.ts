import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import type { Api, OrderQuote } from '@swapt/shared/contract';
import { stripeUnits } from '@swapt/shared/money/stripe-units';
import { itemsOf, typedIn } from './ordered-items.js';
import type { WalletProps } from './stripe-wallet.js';

const chosenIn = ({ methods, method_id: chosen }: OrderQuote) => methods.find(({ method_id: id }) => id === chosen);

export const isBrought = (quote: OrderQuote): boolean => chosenIn(quote)?.kind === 'delivery';

/** What is reckoned again for the address of a wallet. */
export const askedIn = ({ store, action, values, problems }: WalletProps['shown'], { method_id: id }: OrderQuote) => ({
  ...{ store_id: store.store_id, items: itemsOf(action), method_id: id ?? '' },
  ...(values.code && !problems.code && { codes: [values.code] }),
});

/** The delivery that was chosen, as a wallet lists it. */
export function ratesOf(quote: OrderQuote) {
  const { method_id: id = '', name: displayName = '' } = chosenIn(quote) ?? {};
  const { shipping } = quote;
  return [{ id, displayName, amount: shipping ? shipping.amount * stripeUnits(shipping.currency) : 0 }];
}

/** The order that a wallet pays: its owner and address by the wallet, everything else by the form. `quote` is what the wallet showed. */
export function orderOf(
  { billingDetails: buyer, shippingAddress }: StripeExpressCheckoutElementConfirmEvent,
  { shown, quote, form }: { shown: WalletProps['shown']; quote: OrderQuote; form: HTMLFormElement | null },
): Api['payments.paymentIntent']['in'] {
  const read = (name: string) => (form ? typedIn(form, name) : '');
  const chosen = chosenIn(quote);
  const time = read(`time.${chosen?.method_id ?? ''}`) || (chosen?.times[0]?.from ?? '');
  const name = shippingAddress?.name || buyer?.name || read('name');
  return {
    ...{ ...askedIn(shown, quote), note: read('note'), total: quote.total.amount },
    contact: { name, email: buyer?.email || read('email'), phone: buyer?.phone ?? read('phone') },
    ...(shippingAddress && { address: addressOf(shippingAddress.address) }),
    ...(time !== '' && { pickup_from: time }),
  };
}

type OfWallet = NonNullable<StripeExpressCheckoutElementConfirmEvent['shippingAddress']>['address'];

const addressOf = ({ line1, line2, postal_code: postcode, city, state: region, country }: OfWallet) => ({
  ...{ line1, line2: line2 ?? '', postcode, city, region, country },
});
