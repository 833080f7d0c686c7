import { memoized } from './memoized.js';

it('makes one for each key', () => {
  const made: string[] = [];
  const of = memoized((locale: string, zone: string) => {
    made.push(`${locale} ${zone}`);
    return { locale, zone };
  });
  expect(of('de', 'UTC')).toBe(of('de', 'UTC'));
  expect(of('fr', 'UTC')).not.toBe(of('de', 'UTC'));
  expect(made).toEqual(['de UTC', 'fr UTC']);
});

it('forgets those made first, however many keys are asked for', () => {
  const of = memoized((key: string) => ({ key }));
  const [first, last] = [of('0'), of('1')];
  for (let n = 2; n <= 300; n++) of(String(n));
  expect(of('1')).toBe(last);
  expect(of('0')).not.toBe(first);
});

it('keeps nothing of what could not be made', () => {
  let tries = 0;
  const of = memoized((key: string) => {
    tries += 1;
    if (tries === 1) throw new RangeError(key);
    return key;
  });
  expect(() => of('a')).toThrow(RangeError);
  expect(of('a')).toBe('a');
});
