import { lazy } from 'react';
import { useText } from '../../frame/use-text.js';

/** Nothing of it is fetched before somebody has an order to pay. */
export const StripePanel = lazy(() =>
  import(/* webpackChunkName: "stripe" */ './stripe-panel.js').catch(() => ({ default: NoPanel })),
);

function NoPanel() {
  const text = useText('pay');
  return <p role="alert">{text('away')}</p>;
}
