import { fitLines } from './fit-lines.js';
import { directionOf } from './runs.js';

/** The lines in the order of the alphabet, as they are read. */
function fit(text: string, width: number, lines = 2) {
  const found = fitLines(text, { width, lines, weight: 'bold', direction: directionOf(text) });
  for (const line of found) expect(line.width).toBeLessThanOrEqual(width);
  const inOrder =
    directionOf(text) === 'rtl' ? found.map(({ runs }) => runs.toReversed()) : found.map(({ runs }) => runs);
  return inOrder.map((runs) => runs.map((run) => run.text).join(''));
}

describe('lines of a name', () => {
  it('are one where there is room, and none for nothing', () => {
    expect(fit('Summer menu', 20)).toEqual(['Summer menu']);
    expect(fit('', 20)).toEqual([]);
  });

  it('break between words, and behind a dash or a slash', () => {
    expect(fit('Summer menu', 5)).toEqual(['Summer', 'menu']);
    expect(fit('swapt.example/aB3dE', 8)).toEqual(['swapt.example/', 'aB3dE']);
    expect(fit('Sonnen-Terrasse', 6)).toEqual(['Sonnen-', 'Terrasse']);
    expect(fit('קפה הבוקר', 4)).toEqual(['קפה', 'הבוקר']);
  });

  it('break a word that is longer than a line', () => {
    const [first = '', second = ''] = fit('Donaudampfschifffahrt', 7);
    expect(first + second).toBe('Donaudampfschifffahrt');
  });

  it('end with an ellipsis where the room ends', () => {
    const [first = '', second = ''] = fit('Ein sehr langer Name einer Tafel am Fenster', 8);
    expect(first).toBe('Ein sehr langer');
    expect(second).toMatch(/^Name einer \S+…$/);
    expect(fit('قائمة طعام طويلة جدا', 3).at(-1)).toMatch(/…$/);
    expect(fit('Menu', 1)).toEqual(['M', '…']);
  });

  it('are cut between letters, never between a letter and the vowel that belongs to it', () => {
    const letter = 'नि';
    for (let width = 1.5; width < 5; width += 0.1) {
      const [cut = ''] = fit(letter.repeat(9), width, 1);
      expect(cut.replace('…', '').replaceAll(letter, '')).toBe('');
    }
  });
});
