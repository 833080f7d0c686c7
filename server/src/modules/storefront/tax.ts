import type { Store } from '@swapt/shared/contract';
import type { TaxClass } from '@swapt/shared/values';

type Taxed = Pick<Store, 'country' | 'tax_rates'>;

/** Where something is brought to. */
export interface TaxPlace {
  country: string;
  region?: string | undefined;
}

/**
 * The rate of a class, in basis points; nothing where the store names none. What is brought to a place with a rate of its own has that, everything else
 * the rate of the store’s own country.
 */
export function taxRate(
  { country, tax_rates: rates }: Taxed,
  taxClass: TaxClass,
  place?: TaxPlace,
): number | undefined {
  const at = (where: string, region: string) =>
    rates.find((one) => one.country === where && one.region.trim().toLowerCase() === region);
  const region = place?.region?.trim().toLowerCase() ?? '';
  const rate = (place && (at(place.country, region) ?? at(place.country, ''))) ?? at(country, '');
  if (!rate) return undefined;
  return taxClass === 'zero' ? 0 : rate[taxClass];
}
