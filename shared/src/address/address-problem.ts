import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { t } from '../text/index.js';
import type { AddressField } from './address-fields.js';

/** What is wrong with a field of an address, as a sentence. */
export function addressProblem({ name, label, isRequired, example }: AddressField, typed: string, country: string) {
  const text = typed.trim();
  if (text === '') return isRequired ? t('{label} is missing.', { label }) : undefined;
  if (text.length > 200) return t('{label} has at most 200 characters.', { label });
  if (name !== 'zip' || !postcodeValidatorExistsForCountry(country)) return undefined;
  if (postcodeValidator(text.toUpperCase(), country)) return undefined;
  const noun = label === t('Postcode') ? t('postcode') : label;
  return example
    ? t('Check the {noun}: it is written like {example}.', { noun, example })
    : t('Check the {noun}: it does not fit the country.', { noun });
}
