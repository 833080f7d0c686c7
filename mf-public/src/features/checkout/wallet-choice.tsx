import { lazy, Suspense } from 'react';
import type { OrderQuote } from '@swapt/shared/contract';
import type { CheckoutScreenData } from '@swapt/shared/public';
import { useIsLive } from '../../frame/use-is-live.js';
import { useText } from '../../frame/use-text.js';

type Shown = Extract<CheckoutScreenData, { kind: 'shown' }>;

// Who gets nothing of it orders by the form.
const StripeWallet = lazy(() =>
  import(/* webpackChunkName: "stripe" */ './stripe-wallet.js').catch(() => ({ default: () => null })),
);

/** Orders and pays in one tap, by what a wallet knows of its owner: it stands before everything that would have to be typed. */
export function WalletChoice({ shown, quote }: { shown: Shown; quote: OrderQuote }) {
  const text = useText('pay');
  const isLive = useIsLive();
  const { card } = shown;
  if (!card || quote.total.amount === 0 || !quote.can_order || !quote.tenders.includes('card')) return null;
  if (card.is_stand_in) {
    return (
      <div className="wallet">
        <p className="test-mode">{text('test')}</p>
        <button className="button wallet-button" name="step" value="wallet" formNoValidate>
          {text('testWallet', { total: quote.total.text })}
        </button>
        <p className="or">{text('orByForm')}</p>
      </div>
    );
  }
  return (
    isLive && (
      <Suspense>
        <StripeWallet card={card} shown={shown} quote={quote} />
      </Suspense>
    )
  );
}
