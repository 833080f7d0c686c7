import { Elements } from '@stripe/react-stripe-js';
import type { OrderQuote, PaymentOptions } from '@swapt/shared/contract';
import { stripeUnits } from '@swapt/shared/money/stripe-units';
import type { CheckoutScreenData } from '@swapt/shared/public';
import { useState, type ReactNode } from 'react';
import { openStripe, stripeStyle } from '../../entities/payment/stripe-form.js';
import { useLanguage } from '../../frame/use-text.js';
import { WalletButtons } from './wallet-buttons.js';

export interface WalletProps {
  card: NonNullable<PaymentOptions['card']>;
  shown: Extract<CheckoutScreenData, { kind: 'shown' }>;
  quote: OrderQuote;
}

/** The wallets of a browser. They are shown what the order comes to before there is one. */
export default function StripeWallet(props: WalletProps): ReactNode {
  const { card, quote } = props;
  const language = useLanguage();
  // Without its script there are no wallets, and the form is there.
  const [stripe] = useState(() => openStripe(card.public_key, card.account).catch(() => null));
  const [style] = useState(() => stripeStyle(language));
  const { amount, currency } = quote.total;
  const asked = {
    ...{ mode: 'payment' as const, amount: amount * stripeUnits(currency), currency: currency.toLowerCase() },
    // Of another one than the payment has, Stripe refuses to confirm it.
    captureMethod: card.capture,
  };
  return (
    <Elements stripe={stripe} options={{ ...asked, ...style }}>
      <WalletButtons {...props} />
    </Elements>
  );
}
