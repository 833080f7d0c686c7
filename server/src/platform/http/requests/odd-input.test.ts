import { findOddInput, inputLimits } from './odd-input.js';

const nest = (depth: number, text: string): string => '['.repeat(depth) + text + ']'.repeat(depth);

describe('what a request may contain', () => {
  it.each([
    ['a zero character', { data: { name: 'a\0b' } }, 'data.name'],
    ['half of a pair', { data: [{ name: '\ud800x' }] }, 'data.0.name'],
    ['the other half', ['ok', 'x\udc00'], '1'],
    ['a zero character in a name', { data: { 'a\0b': 1 } }, 'data'],
    ['half of a pair in a name', { '\udfff': 1 }, 'request'],
    ['an endless name', { ['x'.repeat(inputLimits.nameLength + 1)]: 1 }, 'request'],
    ['a posted zero character', new URLSearchParams('note=a%00b'), 'note'],
    ['a posted name', new URLSearchParams('no%00te=a'), 'request'],
    ['one level too many', JSON.parse(nest(inputLimits.depth + 1, '1')), '0.0.0.0.0.0'],
    ['more levels than any stack has', JSON.parse(nest(200_000, '1')), '0.0.0.0.0.0'],
    ['one value too many', Array.from({ length: inputLimits.values + 1 }, () => 0), 'request'],
    ['text alone', 'a\0b', 'request'],
  ])('is not %s', (_, input, field) => {
    expect(findOddInput(input)?.field).toBe(field);
  });

  it.each([
    ['pairs, joiners and marks of direction', { name: '👩‍👩‍👧 ‏\u202eabc' }],
    ['names that objects have', JSON.parse('{"constructor":{"prototype":1},"toString":"a"}')],
    ['as many levels as there may be', JSON.parse(nest(inputLimits.depth, ''))],
    ['as many values as there may be', Array.from({ length: inputLimits.values }, () => 0)],
    ['bytes', Buffer.from('a\0b')],
    ['nothing', undefined],
  ])('may be %s', (_, input) => {
    expect(findOddInput(input)).toBeUndefined();
  });
});
