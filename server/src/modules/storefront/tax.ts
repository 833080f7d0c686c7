import type { Store } from '@swapt/shared/contract';
import type { TaxClass } from '@swapt/shared/values';

type Taxed = Pick<Store, 'country' | 'tax_mode' | 'tax_rates'>;

/** The rate of a class where the store is, in basis points; nothing where the store names none. */
export function taxRate({ country, tax_rates: rates }: Taxed, taxClass: TaxClass): number | undefined {
  const rate = rates.find((one) => one.country === country && one.region === '');
  if (!rate) return undefined;
  return taxClass === 'zero' ? 0 : rate[taxClass];
}

/** The tax of an amount in whole minor units, rounded half up: in the amount or on top of it, as the store has its prices. */
export function taxOf(amount: number, rate: number, mode: Taxed['tax_mode']): number {
  const [part, whole] = [BigInt(amount) * BigInt(rate), BigInt(mode === 'included' ? 10_000 + rate : 10_000)];
  return Number((2n * part + whole) / (2n * whole));
}
