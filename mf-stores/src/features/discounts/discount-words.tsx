import type { Discount } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { formatNumber, StatusLabel } from '@swapt/shared/ui';
import type { DiscountReason, DiscountState } from '@swapt/shared/values';

const states = {
  draft: { label: t('Draft'), hue: 'neutral' },
  active: { label: t('Active'), hue: 'success' },
  paused: { label: t('Paused'), hue: 'warning' },
  ended: { label: t('Ended'), hue: 'neutral' },
} as const satisfies Record<DiscountState, object>;

export const stateLabel = (state: DiscountState) => states[state].label;

export const StateLabel = ({ state }: { state: DiscountState }) => <StatusLabel {...states[state]} />;

/** What somebody gets by it: “10 % off”, “€5.00 off from €20.00”. */
export function givesText({ gives, currency, minimum }: Pick<Discount, 'gives' | 'currency' | 'minimum'>): string {
  const money = (amount: number) => formatMoney({ amount, currency: currency ?? 'EUR' });
  const from = minimum === null ? '' : t(' from {minimum}', { minimum: money(minimum) });
  switch (gives.kind) {
    case 'percent':
      return t('{percent} % off', { percent: formatNumber(gives.percent_bps / 100) }) + from;
    case 'amount':
      return t('{amount} off', { amount: money(gives.amount) }) + from;
    case 'bxgy':
      return t('Buy {buy}, get {free} free', { buy: gives.buy_units, free: gives.free_units }) + from;
    case 'shipping':
      return t('Free delivery') + from;
  }
}

/** Why a cart gets nothing by it. */
export const reasonWords: Record<DiscountReason, string> = {
  unknown: t('It is not there any more.'),
  locked: t('The promo lock is not open for the buyer.'),
  not_now: t('It is not active.'),
  not_started: t('It has not started yet.'),
  over: t('It is over.'),
  not_here: t('It is not for this store.'),
  no_products: t('None of these products is included.'),
  minimum: t('The cart is below the minimum.'),
  no_delivery: t('Nothing is delivered.'),
  used_up: t('It is used up.'),
  used_by_you: t('This buyer has used it.'),
  not_combined: t('Another discount saves more, and the two do not combine.'),
  nothing_left: t('Other discounts take everything off already.'),
};
