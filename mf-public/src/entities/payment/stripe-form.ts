import type { Appearance } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

// It would watch how somebody moves on our pages.
loadStripe.setLoadParameters({ advancedFraudSignals: false });

/** Stripe’s script for the account of a shop. */
export const openStripe = (publicKey: string, account: string) => loadStripe(publicKey, { stripeAccount: account });

/** How its form looks and reads, which stands in a frame of its own. */
export const stripeStyle = (language: string) => ({
  locale: (['en', 'de', 'es', 'fr', 'ar'] as const).find((one) => one === language) ?? ('auto' as const),
  appearance: appearance(),
});

/** The colours of the page. */
function appearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(name).trim();
  const variables = {
    colorPrimary: read('--primary'),
    colorBackground: read('--page'),
    colorText: read('--text'),
    colorTextSecondary: read('--muted'),
    colorDanger: read('--danger'),
    borderRadius: read('--radius'),
  };
  // A colour that is not there would be refused, and the form with it.
  return { variables: Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')) };
}
