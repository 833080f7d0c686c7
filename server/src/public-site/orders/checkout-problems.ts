import { isEmail } from '@swapt/shared/form';
import type { Texts } from '@swapt/shared/messages/words';
import type { CheckoutScreenData, CheckoutValues } from '@swapt/shared/public';
import { nameMaxLength, orderLimits } from '@swapt/shared/values';
import { getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { AppError } from '../../platform/errors/app-error.js';

export type Problems = Extract<CheckoutScreenData, { kind: 'shown' }>['problems'];
type Say = Pick<Texts, 'checkout' | 'problems'>;

/** What keeps a form from being sent on at all. */
export function checkValues({ name, email, note }: CheckoutValues, { checkout, problems }: Say): Problems {
  return {
    ...(name === '' && { name: checkout('nameMissing') }),
    ...(name.length > nameMaxLength && { name: problems('atMost', { limit: nameMaxLength }) }),
    ...(!isEmail(email) && { email: problems('email') }),
    ...(note.length > orderLimits.note && { note: problems('atMost', { limit: orderLimits.note }) }),
  };
}

/** What an order that was refused says, at its places, for shoppers to read; nothing for what is no refusal. */
export function problemsOf(error: Error, { checkout: text }: Say, country: string): Problems | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'order.invalid') return ofFields(Object.keys(error.fields ?? {}), text, country);
  const key = sentences[error.code];
  return key && { form: text(key) };
}

const sentences: Partial<
  Record<AppError['code'], 'unavailable' | 'priceChanged' | 'tooManyUnpaid' | 'paused' | 'tooOften' | 'away'>
> = {
  'order.unavailable': 'unavailable',
  'order.price_changed': 'priceChanged',
  'order.too_many_unpaid': 'tooManyUnpaid',
  'order.store_paused': 'paused',
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
    ...(has('pickup_from') && { time: text('timeGone') }),
    ...(fields.some((name) => name.startsWith('items.')) && {
      form: text('tooManyUnits', { most: orderLimits.unpaidUnits }),
    }),
  };
}

/** As people of the country write it for others. */
function exampleNumber(country: string): string {
  const example = getExampleNumber(country as Parameters<typeof getExampleNumber>[0], examples);
  return example?.formatInternational() ?? '+1 201 555 0123';
}
