import { countryChoices, countryName } from '@swapt/shared/names';
import { t } from '@swapt/shared/text';
import { defineCondition, joined } from './condition.js';
import { oneAtLeast, SeveralFields } from './several-fields.js';

export const country = defineCondition('country', {
  label: t('it is in'),
  start: () => ({ any: [] }),
  Fields: (props) => (
    <SeveralFields
      {...props}
      label={t('Choose countries')}
      options={countryChoices()}
      nameOf={(code) => countryName(code)}
    />
  ),
  problemOf: oneAtLeast,
  conditionOf: ({ any = [] }) => ({ kind: 'country', any }),
  draftOf: ({ any }) => ({ any }),
  words: ({ any }) => t('it is in {countries}', { countries: joined(any.map((code) => countryName(code))) }),
});
