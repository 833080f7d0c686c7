import type { CodeRule, RuleCondition } from '@swapt/shared/contract';
import { agesToChoose } from './ages.js';

const rule = (...when: RuleCondition[]): CodeRule => ({ when, target: 'https://example.com/' });
const words = (...rules: CodeRule[]) => agesToChoose(rules).map(({ age, words }) => `${age}: ${words}`);

it('offers no more answers about the age than the rules tell apart [R.code]', () => {
  expect(words(rule({ kind: 'age', from: 18 }))).toEqual(['18: I am 18 or older', '0: I am under 18']);
  expect(words(rule({ kind: 'age', from: 18 }), rule({ kind: 'age', under: 18 }))).toHaveLength(2);
  expect(words(rule({ kind: 'age', from: 17, under: 18 }), rule({ kind: 'age', under: 12 }))).toEqual([
    '18: I am 18 or older',
    '17: I am 17',
    '12: I am 12 to 16',
    '0: I am under 12',
  ]);
});
