import { formatAddress } from 'localized-address-format';
import type { Address } from './address.js';

/** The lines of an envelope, without the country. */
export const formatPostalAddress = ({ country, address1, address2, city, province, zip }: Address): string[] =>
  formatAddress(
    {
      postalCountry: country,
      addressLines: [address1, address2].filter(Boolean),
      locality: city,
      administrativeArea: province,
      postalCode: zip,
    },
    'latin',
  );
