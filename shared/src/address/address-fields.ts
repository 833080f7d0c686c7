import { formatAddress } from 'localized-address-format';
import { cityWords, needsProvince, needsZip, provinceWords, zipExamples, zipWords } from './country-words.js';
import { t } from '../text/index.js';
import type { Address } from './address.js';

export interface AddressField {
  name: Exclude<keyof Address, 'country'>;
  label: string;
  isRequired: boolean;
  /** What browsers fill it in by. */
  autoComplete: string;
  /** Fields of one row stand on one line of an envelope. */
  row: number;
  example?: string;
}

export type AddressLayout = readonly AddressField[];

/** The fields of a country in the order of its envelopes. */
export function addressFields(country: string): AddressLayout {
  const marks = { city: '\u0001', province: '\u0002', zip: '\u0003', address1: '\u0004' } as const;
  // An envelope with a mark in each place says which places a country has, and where.
  const lines = formatAddress(
    {
      postalCountry: country,
      addressLines: [marks.address1],
      locality: marks.city,
      administrativeArea: marks.province,
      postalCode: marks.zip,
    },
    'latin',
  );
  const street = lines.some((line) => line.includes(marks.city)) ? t('Street and number') : streetWithPlace(country);
  return lines.flatMap((line, row) =>
    (['address1', 'city', 'province', 'zip'] as const)
      .filter((name) => line.includes(marks[name]))
      .sort((a, b) => line.indexOf(marks[a]) - line.indexOf(marks[b]))
      .flatMap((name) => fieldsAt(name, country, row, street)),
  );
}

/** Some countries write the place into the first line; cities that are countries have none. */
const streetWithPlace = (country: string): string =>
  ['GI', 'HK', 'MC', 'MO', 'SG', 'VA'].includes(country) ? t('Street and number') : t('City, street and number');

function fieldsAt(
  name: 'address1' | 'city' | 'province' | 'zip',
  country: string,
  row: number,
  street: string,
): AddressField[] {
  if (name === 'city') {
    const label = cityWords[country] ?? t('City');
    return [{ name, label, isRequired: true, autoComplete: 'address-level2', row }];
  }
  if (name === 'province') {
    const label = provinceWords[country] ?? t('Province');
    return [{ name, label, isRequired: needsProvince.has(country), autoComplete: 'address-level1', row }];
  }
  if (name === 'zip') {
    const label = zipWords[country] ?? t('Postcode');
    const example = zipExamples[country];
    return [{ name, label, isRequired: needsZip.has(country), autoComplete: 'postal-code', row, example }];
  }
  return [
    { name, label: street, isRequired: true, autoComplete: 'address-line1', row },
    {
      name: 'address2',
      label: t('Floor, flat, company'),
      isRequired: false,
      autoComplete: 'address-line2',
      row: row + 0.5,
    },
  ];
}
