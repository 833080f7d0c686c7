import type { Appearance } from '@stripe/stripe-js';

/** The colours of the page, for the form of Stripe, which stands in a frame of its own. */
export function stripeAppearance(): Appearance {
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
