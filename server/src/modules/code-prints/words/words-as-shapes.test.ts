import { wordsAsShapes } from './words-as-shapes.js';

const room = { size: 100, width: 900, lines: 3, weight: 'bold' } as const;
const letters = (svg: string) => svg.split('<path ').length - 1;

describe('words as shapes', () => {
  it('have an outline per letter, those of Arabic joined, and one height per line', () => {
    const latin = wordsAsShapes('Menu', room);
    expect([latin.lines, latin.height, letters(latin.at(0, 0))]).toEqual([1, 122, 4]);
    const [joined, apart] = ['مقهى', 'م ق ه ى'].map((text) => wordsAsShapes(text, room).at(0, 0));
    const outlines = (svg = '') => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, outline = '']) => outline);
    expect(outlines(joined).length).toBeGreaterThan(0);
    expect(outlines(apart).filter((outline) => outlines(joined).includes(outline) && outline !== '')).toEqual([]);
  });

  it('stand around the middle of their room, whichever way they run', () => {
    const startOf = (text: string) =>
      Number(/translate\(([\d.]+)/.exec(wordsAsShapes(text, { ...room, width: 2000 }).at(0, 0))?.[1]);
    for (const text of ['Menu', 'قائمة']) {
      expect([text, startOf(text) > 700 && startOf(text) < 1000]).toEqual([text, true]);
    }
  });

  it('are broken into lines, and end where the room does', () => {
    const { lines, height } = wordsAsShapes('word '.repeat(60), room);
    expect([lines, height]).toEqual([3, 366]);
  });

  it('are not drawn at all where letters are missing', () => {
    const { lines, height, at } = wordsAsShapes('我们的菜单', room);
    expect([lines, height, at(0, 0)]).toEqual([0, 0, '']);
  });
});
