import type { CodeRule, RuleCondition } from '@swapt/shared/contract';
import { agesFrom, agesToChoose } from './ages.js';

const rule = (...when: RuleCondition[]): CodeRule => ({ when, target: 'https://example.com/' });
const words = (...rules: CodeRule[]) => agesToChoose(rules).map(({ from, under }) => agesFrom(from, under));

it('offers no more answers about the age than the rules tell apart [R.code]', () => {
  expect(words(rule({ kind: 'age', from: 18 }))).toEqual(['18 or older', 'under 18']);
  expect(words(rule({ kind: 'age', from: 18 }), rule({ kind: 'age', under: 18 }))).toHaveLength(2);
  expect(words(rule({ kind: 'age', from: 17, under: 18 }), rule({ kind: 'age', under: 12 }))).toEqual([
    '18 or older',
    '17',
    '12 to 16',
    'under 12',
  ]);
});
