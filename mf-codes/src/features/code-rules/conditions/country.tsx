import { countryChoices, countryName } from '@swapt/shared/names';
import { defineCondition, joined } from './condition.js';
import { oneAtLeast, SeveralFields } from './several-fields.js';

export const country = defineCondition('country', {
  label: 'it is in',
  start: () => ({ any: [] }),
  Fields: (props) => (
    <SeveralFields
      {...props}
      label="Choose countries"
      options={countryChoices()}
      nameOf={(code) => countryName(code)}
    />
  ),
  problemOf: oneAtLeast,
  conditionOf: ({ any = [] }) => ({ kind: 'country', any }),
  draftOf: ({ any }) => ({ any }),
  words: ({ any }) => `it is in ${joined(any.map((code) => countryName(code)))}`,
});
