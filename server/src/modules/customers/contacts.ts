import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { countryOf } from '../../platform/visit/country.js';

/** What tells that two records are of one person. */
export interface Contact {
  kind: 'email' | 'phone';
  value: string;
}

/** In small letters, because mail servers tell no difference. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/**
 * A number as +12015550123, however it was written. One without its country's code is read as people in `country` write it.
 * Nothing when it is no number of any country, or the country is not known.
 */
export function normalPhone(text: string, country?: string): string | undefined {
  const region: CountryCode | undefined = country && isSupportedCountry(country) ? country : undefined;
  const phone = parsePhoneNumberFromString(text, region);
  return phone?.isPossible() ? phone.number : undefined;
}

/** The country in which somebody most likely writes their number: of their network, else of their browser's language. */
export function likelyCountry({
  ip,
  headers,
}: {
  ip: string;
  headers: NodeJS.Dict<string | string[]>;
}): string | undefined {
  const country = countryOf(ip);
  if (isSupportedCountry(country)) return country;
  const { 'accept-language': language } = headers;
  return typeof language === 'string' ? /^[a-z]{2,3}-([A-Z]{2})\b/.exec(language)?.[1] : undefined;
}
