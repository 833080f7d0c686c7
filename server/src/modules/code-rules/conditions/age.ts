import { ageProblem } from '@swapt/shared/values';
import { agesFrom } from '../ages.js';
import { defineCondition } from './condition.js';

export const age = defineCondition('age', {
  matches({ from = 0, under = Infinity }, visit) {
    if (visit.age === undefined) return 'ask';
    return visit.age !== 'refused' && visit.age >= from && visit.age < under;
  },
  explain({ from = 0, under }, visit) {
    if (visit.age === undefined) return 'It depends on the visitor’s age. The page of the code asks for it first.';
    if (visit.age === 'refused') return 'The visitor did not give an age.';
    return `The age is ${visit.age}, and the rule is for ${agesFrom(from, under)}.`;
  },
  problemsOf: (condition) => [ageProblem(condition)],
});
