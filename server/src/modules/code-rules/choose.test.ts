import type { CodeRule } from '@swapt/shared/contract';
import { choose } from './choose.js';
import type { Visit } from './visit.js';

const visit = (change: Partial<Visit> = {}): Visit => ({
  at: new Date('2026-11-20T10:00:00Z'),
  device: 'mobile',
  system: 'iOS',
  language: 'de',
  country: 'DE',
  scan: 1,
  query: new URLSearchParams(),
  visitor: 'somebody',
  ...change,
});
const ios: CodeRule = { when: [{ kind: 'system', any: ['iOS'] }], target: 'https://example.com/ios' };
const german: CodeRule = { when: [{ kind: 'language', any: ['de'] }], target: 'https://example.com/de' };
const near: CodeRule = {
  when: [
    { kind: 'system', any: ['iOS'] },
    { kind: 'place', latitude: 0, longitude: 0, radius: 100 },
  ],
  target: 'https://example.com/near',
};
const share = (weights: Record<string, number>): CodeRule => ({
  when: [],
  variants: Object.entries(weights).map(([name, weight]) => ({ name, weight, target: `https://example.com/${name}` })),
});
const variantOf = (rule: CodeRule, visitor: string) => {
  const choice = choose([rule], visit({ visitor }), 'code');
  return choice.kind === 'rule' ? choice.variant : undefined;
};
const visitors = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);

it('takes the first rule that fits, in their order', () => {
  expect(choose([ios, german], visit(), 'code')).toMatchObject({ rule: 0, target: 'https://example.com/ios' });
  expect(choose([german, ios], visit(), 'code')).toMatchObject({ rule: 0, target: 'https://example.com/de' });
  expect(choose([ios, german], visit({ system: 'Android' }), 'code')).toMatchObject({ rule: 1 });
  expect(choose([ios, german], visit({ system: 'Android', language: 'en' }), 'code')).toEqual({ kind: 'none' });
});

it('asks for the place only when everything else of a rule fits and no rule before it does', () => {
  expect(choose([near, german], visit(), 'code')).toEqual({ kind: 'ask', rule: 0, question: 'place' });
  expect(choose([german, near], visit(), 'code')).toMatchObject({ kind: 'rule', rule: 0 });
  expect(choose([near, german], visit({ system: 'Android' }), 'code')).toMatchObject({ kind: 'rule', rule: 1 });
  expect(choose([near, german], visit({ place: 'refused' }), 'code')).toMatchObject({ kind: 'rule', rule: 1 });
  expect(choose([near], visit({ place: { latitude: 0, longitude: 0 } }), 'code')).toMatchObject({ rule: 0 });
});

it('asks for the age before the place, and for one of them only when the other leaves it open', () => {
  const adult: CodeRule = { when: [{ kind: 'age', from: 18 }], target: 'https://example.com/adult' };
  const both: CodeRule = { ...near, when: [...near.when, ...adult.when] };
  expect(choose([both], visit(), 'code')).toEqual({ kind: 'ask', rule: 0, question: 'age' });
  expect(choose([both], visit({ age: 18 }), 'code')).toEqual({ kind: 'ask', rule: 0, question: 'place' });
  expect(choose([both], visit({ age: 17 }), 'code')).toEqual({ kind: 'none' });
  expect(choose([adult, near], visit({ age: 18 }), 'code')).toMatchObject({ kind: 'rule', rule: 0 });
  expect(choose([adult, near], visit({ age: 'refused' }), 'code')).toEqual({ kind: 'ask', rule: 1, question: 'place' });
  expect(choose([german, adult], visit(), 'code')).toMatchObject({ kind: 'rule', rule: 0 });
});

it('leads a visitor to the same variant each time, and visitors by the weights', () => {
  const rule = share({ A: 30, B: 70 });
  for (const visitor of visitors.slice(0, 50)) {
    expect(new Set(Array.from({ length: 5 }, () => variantOf(rule, visitor))).size).toBe(1);
  }
  const ofA = visitors.filter((visitor) => variantOf(rule, visitor) === 'A').length;
  expect(ofA / visitors.length).toBeGreaterThan(0.27);
  expect(ofA / visitors.length).toBeLessThan(0.33);
});

it('moves nobody whom a change of the weights does not have to move', () => {
  const [before, after] = [share({ A: 50, B: 50 }), share({ A: 50, B: 50, C: 25 })];
  const moved = visitors.filter((visitor) => variantOf(before, visitor) !== variantOf(after, visitor));
  expect(moved.every((visitor) => variantOf(after, visitor) === 'C')).toBe(true);
  expect(moved.length / visitors.length).toBeCloseTo(0.2, 1);
});

it('shares out by code, so that two tests do not get the same halves', () => {
  const rule = share({ A: 50, B: 50 });
  const same = visitors.filter((visitor) => {
    const [one, other] = ['one', 'other'].map((code) => choose([rule], visit({ visitor }), code));
    return JSON.stringify(one) === JSON.stringify(other);
  });
  expect(same.length / visitors.length).toBeCloseTo(0.5, 1);
});

it('shares out those who do not want to be recognized, too, anew each time', () => {
  const seen = Array.from({ length: 200 }, () => variantOf(share({ A: 50, B: 50 }), ''));
  expect(new Set(seen)).toEqual(new Set(['A', 'B']));
});
