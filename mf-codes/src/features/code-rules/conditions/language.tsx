import { languageChoices, languageName } from '@swapt/shared/names';
import { t } from '@swapt/shared/text';
import { defineCondition, joined } from './condition.js';
import { oneAtLeast, SeveralFields } from './several-fields.js';

export const language = defineCondition('language', {
  label: t('its language is'),
  start: () => ({ any: [] }),
  Fields: (props) => (
    <SeveralFields
      {...props}
      label={t('Choose languages')}
      options={languageChoices()}
      nameOf={(code) => languageName(code)}
    />
  ),
  problemOf: oneAtLeast,
  conditionOf: ({ any = [] }) => ({ kind: 'language', any }),
  draftOf: ({ any }) => ({ any }),
  words: ({ any }) => t('its language is {languages}', { languages: joined(any.map((code) => languageName(code))) }),
});
