import { languageName } from '@swapt/shared/names';
import { defineCondition, either } from './condition.js';

const nameOf = (code: string) => languageName(code, 'no language');

export const language = defineCondition('language', {
  matches: ({ any }, visit) => any.includes(visit.language),
  explain: ({ any }, visit) => `The phone asks for ${nameOf(visit.language)}, not ${either(any.map(nameOf))}.`,
});
