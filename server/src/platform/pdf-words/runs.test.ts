import { fontOf } from './fonts.js';
import { directionOf, runsOf } from './runs.js';

/** The runs of a line from left to right. */
const texts = (line: string) => runsOf(line, 'bold', directionOf(line)).map(({ text }) => text);

describe('a line as it is put on paper', () => {
  it('begins with its first letter, whichever direction that has', () => {
    expect(texts('Café مقهى Paris')).toEqual(['Café ', 'مقهى', ' ', 'Paris']);
    expect(texts('مقهى Café باريس')).toEqual(['باريس', ' ', 'Café', 'مقهى ']);
  });

  it('keeps numbers from left to right, those of Persian too, which count as letters', () => {
    expect(texts('שולחן 12')).toEqual(['12', 'שולחן ']);
    expect(texts('میز ۱۲')).toEqual(['۲۱', 'میز ']);
    expect(runsOf('میز ۱۲', 'bold', 'rtl')[0]?.isTurned).toBe(true);
  });

  it('opens brackets to the left where that is the way to read', () => {
    expect(texts('(קיץ)')).toEqual(['קיץ(', ')']);
    expect(texts('קיץ [12]')).toEqual(['[', '12', 'קיץ ]']);
  });

  it('ends a run at a non-joiner, and prints nothing in its place', () => {
    expect(texts('کتاب‌خانه')).toEqual(['خانه', 'کتاب']);
    expect(texts('a\u200eb\u00adc\u200dd')).toEqual(['abcd']);
  });
});

it('each font has what joins words: a space, digits, brackets and the ellipsis', () => {
  for (const letter of ['a', 'ب', 'ב']) {
    const font = fontOf(letter, 'bold');
    for (const sign of ' 0123456789()-–…') expect(fontOf(sign, 'bold', font)).toBe(font);
  }
});

it('a letter with an accent that the font has no place for is printed all the same', () => {
  // FATHA WITH RING, over which the shaper gives up.
  expect(() => runsOf('\u062c\u08f4', 'bold', 'rtl')).not.toThrow();
});
