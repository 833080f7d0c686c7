import type { OpenStore } from '../../modules/stores/stores.service.js';

type Store = Pick<OpenStore, 'fulfilment' | 'country'>;

const codesOf = ({ fulfilment }: Store): string[] => [
  ...new Set(
    fulfilment.flatMap((method) =>
      method.kind === 'delivery' && method.is_on ? method.zones.map(({ country }) => country) : [],
    ),
  ),
];

/** The countries to which a store delivers, by their names. */
export function deliveryCountries(store: Store, locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return codesOf(store)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** The one that is most likely meant; empty where nothing is delivered. */
export function usualCountry(store: Store): string {
  const codes = codesOf(store);
  return codes.includes(store.country) ? store.country : (codes[0] ?? '');
}
