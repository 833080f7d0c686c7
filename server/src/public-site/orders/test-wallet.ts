import { addressFields } from '@swapt/shared/address';
import type { OrderQuote } from '@swapt/shared/contract';
import type { Texts } from '@swapt/shared/messages/words';
import type { CheckoutValues } from '@swapt/shared/public';

/** What the wallet for trying out knows of its owner fills in what was left empty. It pays by card, and takes the first time of a pick-up. */
export function fromTestWallet(
  values: CheckoutValues,
  { methods, method_id: reckoned }: OrderQuote,
  { pay: text }: Pick<Texts, 'pay'>,
): CheckoutValues {
  const method = values.method || (reckoned ?? '');
  const chosen = methods.find(({ method_id: id }) => id === method);
  const owner = text('walletOwner');
  return {
    ...values,
    ...{ method, tender: 'card' },
    name: values.name || owner,
    email: values.email || 'wallet@example.com',
    time: values.time || (chosen?.times[0]?.from ?? ''),
    ...(chosen?.kind === 'delivery' && addressIn(values, owner)),
  };
}

function addressIn({ country, line1, city, postcode, region }: CheckoutValues, owner: string): Partial<CheckoutValues> {
  const example = addressFields(country).find(({ name }) => name === 'zip')?.example;
  return {
    line1: line1 || `${owner} 1`,
    city: city || owner,
    postcode: postcode || (example ?? ''),
    region: region || owner,
  };
}
