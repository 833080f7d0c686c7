import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawQr } from '@swapt/shared/qr';
import { defaultQrStyle, labelSheetIds, labelSheets } from '@swapt/shared/values';
import sharp from 'sharp';
import { testFolder } from '../../../testing/test-folder.js';
import { renderLabels } from '../rendering/label-sheet.js';
import { POINTS_PER_MM } from '../rendering/pdf.js';
import { graphemes } from '../../../platform/pdf-words/graphemes.js';

const folder = testFolder();
const isMissing = spawnSync('pdftotext', ['-v']).error !== undefined;
const withPoppler = isMissing ? it.skip : it;

/** A sheet with these names on its labels, each with an address of its own. */
async function sheetOf(
  names: readonly string[],
  sheet: keyof typeof labelSheets = 'letter-10',
  price = '',
): Promise<Buffer> {
  const drawing = drawQr('https://example.com/aB3dE5f', defaultQrStyle);
  const labels = names.map((name, index) => ({
    drawing,
    logo: undefined,
    words: { name, price, note: `go.example/${index}` },
  }));
  return renderLabels(labels, labelSheets[sheet], { skip: 0, now: new Date(0) });
}

function store(pdf: Buffer): string {
  const file = join(folder, 'labels.pdf');
  writeFileSync(file, pdf);
  return file;
}

/** The words of a sheet with their places in points. */
function wordsOf(pdf: Buffer) {
  const found = execFileSync('pdftotext', ['-bbox', store(pdf), '-'], { encoding: 'utf8' });
  const boxes = /xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*)<\/word>/g;
  return Array.from(found.matchAll(boxes), ([, left, top, right, bottom, word = '']) => ({
    word,
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
  }));
}

/** The name of the first label: its words, and the letters of each, from left to right. */
const readBack = (pdf: Buffer): string[] =>
  wordsOf(pdf)
    .filter(({ word }) => !word.startsWith('go.example'))
    .sort((one, other) => one.left - other.left)
    .map(({ word }) => word);

const turned = (word: string) => graphemes(word).toReversed().join('');

/** How many columns without ink there are within the first name. */
async function gapsIn(pdf: Buffer): Promise<number> {
  const name = ['-x', '600', '-y', '390', '-W', '650', '-H', '72'];
  execFileSync('pdftoppm', ['-r', '300', '-png', '-singlefile', ...name, store(pdf), join(folder, 'name')]);
  const { data, info } = await sharp(join(folder, 'name.png')).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const hasInk = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (__, y) => data[y * width + x] ?? 255).some((grey) => grey < 128),
  );
  const word = hasInk.slice(hasInk.indexOf(true), hasInk.lastIndexOf(true));
  expect(word.length).toBeGreaterThan(20);
  return word.filter((isInk) => !isInk).length;
}

describe('the words of labels (read back by pdftotext and pdftoppm) [O.codes.labels]', () => {
  withPoppler.each([
    ['Polish', 'Zażółć gęślą jaźń'],
    ['Turkish', 'İğdır Şöleni'],
    ['Vietnamese', 'Phở Nội Ế Ặ'],
    ['Russian', 'Меню на террасе'],
    ['Greek', 'Ελληνικό καφενείο'],
  ])('are there in %s', async (_language, name) => {
    expect(readBack(await sheetOf([name]))).toEqual(name.normalize('NFC').split(' '));
  });

  withPoppler.each([
    ['Arabic', 'قائمة الطعام', ['الطعام', 'قائمة'].map(turned)],
    ['Persian', 'گل پنجره ۱۲', ['۱۲', turned('پنجره'), turned('گل')]],
    ['Hebrew', 'תפריט (קיץ)', [turned(')קיץ('), turned('תפריט')]],
    ['Latin with Arabic in it', 'Café مقهى Paris', ['Café', turned('مقهى'), 'Paris']],
    ['Hebrew with Latin in it', 'קפה Mitte תל אביב', [turned('אביב'), turned('תל'), 'Mitte', turned('קפה')]],
    ['Arabic with a number', 'طابق 12', ['12', turned('طابق')]],
  ])('run from right to left in %s', async (_language, name, words) => {
    expect(readBack(await sheetOf([name]))).toEqual(words);
  });

  withPoppler('join the letters of Arabic', async () => {
    // Four letters that join, and the same with a sign between them that keeps them apart.
    expect(await gapsIn(await sheetOf(['محمد']))).toBe(0);
    expect(await gapsIn(await sheetOf(['م\u200cح\u200cم\u200cد']))).toBeGreaterThan(0);
  });

  withPoppler.each(labelSheetIds)('stay on their label of %s', async (sheet) => {
    const { left, top, width, height } = labelSheets[sheet];
    for (const name of [
      'Donaudampfschifffahrtsgesellschaft am Fenster',
      'قائمة طعام طويلة جدا لا تتسع في سطرين هنا',
      'Ế',
    ]) {
      const words = wordsOf(await sheetOf([name], sheet, '1.234.567,89 € – 9.876.543,21 €'));
      expect(words.length).toBeGreaterThan(1);
      for (const word of words) {
        expect(word.left).toBeGreaterThan(left * POINTS_PER_MM);
        expect(word.right).toBeLessThan((left + width) * POINTS_PER_MM);
        expect(word.top).toBeGreaterThan(top * POINTS_PER_MM);
        expect(word.bottom).toBeLessThan((top + height) * POINTS_PER_MM);
      }
    }
  });

  it('bring the letters that they have and no others, so that a sheet stays small', async () => {
    const names = ['Zażółć', 'İğdır', 'Меню', 'Ώρα', 'قائمة', 'קיץ'];
    const pdf = await sheetOf(
      Array.from({ length: 24 }, (_, at) => names[at % names.length] ?? ''),
      'a4-24',
    );
    expect(pdf.length).toBeLessThan(60_000);
    expect(pdf.toString('latin1').match(/\/BaseFont \/[A-Z]{6}\+[\w-]+/g)).toHaveLength(8);
  });
});
