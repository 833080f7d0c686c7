import { countries, countryName } from '../../../parts/names.js';
import { defineCondition, joined } from './condition.js';
import { oneAtLeast, SeveralFields } from './several-fields.js';

export const country = defineCondition('country', {
  label: 'it is in',
  start: () => ({ any: [] }),
  Fields: (props) => <SeveralFields {...props} label="Choose countries" options={countries} nameOf={countryName} />,
  problemOf: oneAtLeast,
  conditionOf: ({ any = [] }) => ({ kind: 'country', any }),
  draftOf: ({ any }) => ({ any }),
  words: ({ any }) => `it is in ${joined(any.map(countryName))}`,
});
