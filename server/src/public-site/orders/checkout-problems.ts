import { isEmail } from '@swapt/shared/form';
import type { OrderQuote } from '@swapt/shared/contract';
import type { Texts } from '@swapt/shared/messages/words';
import type { CheckoutScreenData, CheckoutValues } from '@swapt/shared/public';
import { nameMaxLength, orderLimits } from '@swapt/shared/values';
import { getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { checkAddress } from '../../modules/checkout/checkout.service.js';
import { AppError } from '../../platform/errors/app-error.js';

export type Problems = Extract<CheckoutScreenData, { kind: 'shown' }>['problems'];
type Say = Pick<Texts, 'checkout' | 'problems'>;

/** What keeps a form from being sent on at all. */
export function checkValues(values: CheckoutValues, { checkout, problems }: Say, isDelivery: boolean): Problems {
  const { name, email, note } = values;
  return {
    ...(name === '' && { name: checkout('nameMissing') }),
    ...(name.length > nameMaxLength && { name: problems('atMost', { limit: nameMaxLength }) }),
    ...(!isEmail(email) && { email: problems('email') }),
    ...(note.length > orderLimits.note && { note: problems('atMost', { limit: orderLimits.note }) }),
    ...(isDelivery && addressProblems(Object.keys(checkAddress(values)), checkout, values.postcode)),
  };
}

const addressProblems = (wrong: readonly string[], text: Texts['checkout'], postcode = ''): Problems => ({
  ...(wrong.includes('line1') && { line1: text('line1Missing') }),
  ...(wrong.includes('postcode') && { postcode: text(postcode === '' ? 'postcodeMissing' : 'postcodeWrong') }),
  ...(wrong.includes('city') && { city: text('cityMissing') }),
  ...(wrong.includes('region') && { region: text('regionMissing') }),
});

/** What an order that was refused says, at its places, for shoppers to read; nothing for what is no refusal. */
export function problemsOf(error: Error, { checkout: text }: Say, country: string): Problems | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'order.invalid') return ofFields(Object.keys(error.fields ?? {}), text, country);
  const key = sentences[error.code];
  return key && { form: text(key) };
}

type Sentence =
  'unavailable' | 'priceChanged' | 'tooManyUnpaid' | 'paused' | 'tooOften' | 'away' | 'codeUsedByYou' | 'codeTries';

const sentences: Partial<Record<AppError['code'], Sentence>> = {
  'order.unavailable': 'unavailable',
  'order.price_changed': 'priceChanged',
  'order.too_many_unpaid': 'tooManyUnpaid',
  'order.store_paused': 'paused',
  'discount.used_up': 'priceChanged',
  'discount.changed': 'priceChanged',
  'promo.grant_over': 'priceChanged',
  'promo.used_by_you': 'codeUsedByYou',
  'discount.used_by_you': 'codeUsedByYou',
  'discount.code_tries': 'codeTries',
  'rate.limited': 'tooOften',
  'server.unavailable': 'away',
  'idempotency.in_progress': 'away',
};

function ofFields(fields: readonly string[], text: Texts['checkout'], country: string): Problems {
  const has = (name: string) => fields.includes(name);
  return {
    ...(has('contact.name') && { name: text('nameMissing') }),
    ...(has('contact.phone') && { phone: text('phoneWrong', { example: exampleNumber(country) }) }),
    ...(has('method_id') && { method: text('chooseHow') }),
    ...addressProblems(
      fields.map((name) => name.replace(/^address\./, '')),
      text,
    ),
    ...(has('tender') && { tender: text('chooseTender') }),
    ...(has('pickup_from') && { time: text('timeGone') }),
    ...(fields.some((name) => name.startsWith('items.')) && {
      form: text('tooManyUnits', { most: orderLimits.unpaidUnits }),
    }),
  };
}

/** Why a code that was typed takes nothing off; `tried` is missing where too many were. */
export function codeProblem(
  { refused_codes: refused }: Pick<OrderQuote, 'refused_codes'>,
  typed: string,
  tried: string | undefined,
  text: Texts['checkout'],
): string | undefined {
  if (typed !== '' && tried === undefined) return text('codeTries');
  const [first] = refused;
  if (!first) return undefined;
  if (first.reason === 'minimum') return text('codeMinimum', { missing: first.missing?.text ?? '' });
  return text(codeReasons[first.reason]);
}

const codeReasons = {
  unknown: 'codeUnknown',
  locked: 'codeNotNow',
  not_now: 'codeNotNow',
  not_started: 'codeNotNow',
  over: 'codeNotNow',
  not_here: 'codeNotNow',
  no_products: 'codeOtherProducts',
  no_delivery: 'codeDelivery',
  used_up: 'codeUsedUp',
  used_by_you: 'codeUsedByYou',
  not_combined: 'codeNotCombined',
  nothing_left: 'codeNotCombined',
} as const;

/** As people of the country write it for others. */
function exampleNumber(country: string): string {
  const example = getExampleNumber(country as Parameters<typeof getExampleNumber>[0], examples);
  return example?.formatInternational() ?? '+1 201 555 0123';
}
