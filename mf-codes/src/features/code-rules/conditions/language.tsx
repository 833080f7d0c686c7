import { languageChoices, languageName } from '@swapt/shared/names';
import { defineCondition, joined } from './condition.js';
import { oneAtLeast, SeveralFields } from './several-fields.js';

export const language = defineCondition('language', {
  label: 'its language is',
  start: () => ({ any: [] }),
  Fields: (props) => (
    <SeveralFields
      {...props}
      label="Choose languages"
      options={languageChoices()}
      nameOf={(code) => languageName(code)}
    />
  ),
  problemOf: oneAtLeast,
  conditionOf: ({ any = [] }) => ({ kind: 'language', any }),
  draftOf: ({ any }) => ({ any }),
  words: ({ any }) => `its language is ${joined(any.map((code) => languageName(code)))}`,
});
