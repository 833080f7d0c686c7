import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { AddressField } from './address-fields.js';

/** What is wrong with a field of an address, as a sentence. */
export function addressProblem({ name, label, isRequired, example }: AddressField, typed: string, country: string) {
  const text = typed.trim();
  if (text === '') return isRequired ? `${label} is missing.` : undefined;
  if (text.length > 200) return `${label} has at most 200 characters.`;
  if (name !== 'zip' || !postcodeValidatorExistsForCountry(country)) return undefined;
  if (postcodeValidator(text.toUpperCase(), country)) return undefined;
  const noun = label === 'Postcode' ? 'postcode' : label;
  return example
    ? `Check the ${noun}: it is written like ${example}.`
    : `Check the ${noun}: it does not fit the country.`;
}
