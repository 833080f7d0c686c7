import type { Store } from '@swapt/shared/contract';

export type Method = Store['fulfilment'][number];
type Delivery = Extract<Method, { kind: 'delivery' }>;

export interface Destination {
  country: string;
  postcode?: string | undefined;
}

type Priced = { price: number } | { problem: 'not_there' } | { problem: 'below_minimum'; minimum: number };

/**
 * What delivery costs for an order of so much. Of zones that fit, the one with the longest beginning of the postcode counts. Nothing where it takes the
 * postcode to know.
 */
export function deliveryPrice(
  { zones }: Delivery,
  { country, postcode = '' }: Destination,
  subtotal: number,
): Priced | undefined {
  const there = zones.filter((zone) => zone.country === country);
  if (postcode === '' && there.some((zone) => plain(zone.postcodes) !== '')) return undefined;
  const code = plain(postcode);
  const [best] = there
    .flatMap((zone) => beginnings(zone.postcodes).map((start) => ({ zone, start })))
    .filter(({ start }) => code.startsWith(start))
    .sort((one, other) => other.start.length - one.start.length);
  if (!best) return { problem: 'not_there' };
  const { price, free_from, minimum } = best.zone;
  if (minimum !== null && subtotal < minimum) return { problem: 'below_minimum', minimum };
  return { price: free_from !== null && subtotal >= free_from ? 0 : price };
}

const plain = (postcode: string) => postcode.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();

function beginnings(postcodes: string): string[] {
  const starts = postcodes.split(',').map(plain).filter(Boolean);
  return starts.length > 0 ? starts : [''];
}
