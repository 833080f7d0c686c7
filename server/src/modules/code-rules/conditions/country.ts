import { countryName } from '@swapt/shared/names';
import { defineCondition, either } from './condition.js';

const nameOf = (code: string) => countryName(code, 'not known');

export const country = defineCondition('country', {
  matches: ({ any }, visit) => any.includes(visit.country),
  explain: ({ any }, visit) => `The country is ${nameOf(visit.country)}, not ${either(any.map(nameOf))}.`,
});
