import type { QrStyle } from '@swapt/shared/contract';
import { defaultQrStyle } from '@swapt/shared/values';
import { drawQr, qrMatrix, toSvg } from '@swapt/shared/qr';
import { runTrials } from './run-trials.js';
import { scoreOf, scoreStyle } from './scan-score.js';

const text = 'http://localhost:4000/aB3dE5f?q=1';
const score = (style: Partial<QrStyle>, millimetres?: number) =>
  scoreStyle({ text, style: { ...defaultQrStyle, ...style }, millimetres });

describe('the scan score', () => {
  it('gives the plain black code full marks', async () => {
    expect(await score({}, 50)).toEqual({ value: 100, verdict: 'good', reasons: [] });
  });

  it.each<[string, Partial<QrStyle>]>([
    ['rounded dots and eyes', { dots: 'rounded', eyes: 'rounded' }],
    ['round dots with square eyes', { dots: 'dots' }],
    ['the brand blue', { foreground: '#256eff' }],
    ['a dark violet with rounded eyes', { foreground: '#3b2a8c', dots: 'rounded', eyes: 'rounded' }],
    ['the lowest level', { level: 'L' }],
  ])('calls %s good', async (_name, style) => {
    const { verdict, reasons } = await score(style);
    expect({ verdict, reasons }).toEqual({ verdict: 'good', reasons: [] });
  });

  it.each<[string, Partial<QrStyle>]>([
    ['#bbbbbb', { foreground: '#bbbbbb' }],
    ['#dddddd', { foreground: '#dddddd' }],
    ['yellow', { foreground: '#ffff00' }],
    ['an inverted code', { foreground: '#ffffff', background: '#000000' }],
    ['an inverted code in colours', { foreground: '#ffe9a8', background: '#3b2a8c' }],
    ['light eyes in a dark code', { eyeColour: '#dddddd' }],
    ['black on strong red, which cameras see as almost black', { background: '#ff0000' }],
  ])('calls %s unscannable and says why', async (_name, style) => {
    const { verdict, reasons } = await score(style);
    expect(verdict).toBe('unscannable');
    expect(reasons[0]).toMatch(/\.$/);
  });

  it('finds dots of 45 % of their place unreadable, which is why no style has them', async () => {
    const { size, background } = drawQr(text, defaultQrStyle);
    const margin = (size - qrMatrix(text, 'Q').length) / 2;
    const dots = qrMatrix(text, 'Q').flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `<circle cx="${x + margin + 0.5}" cy="${y + margin + 0.5}" r="0.225"/>` : '')),
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${background}"/>${dots.join('')}</svg>`;
    const plainSvg = toSvg(text, defaultQrStyle);
    const { isHopeless } = scoreOf(await runTrials({ text, svg, plainSvg, size }));
    expect(isHopeless).toBe(true);
    expect(scoreOf(await runTrials({ text, svg: plainSvg, plainSvg, size })).value).toBe(100);
  });

  it('calls a pale style risky, with the number of scans that failed', async () => {
    const { verdict, value, reasons } = await score({ dots: 'dots', eyes: 'circle', foreground: '#808080' });
    expect(verdict).toBe('risky');
    expect(value).toBeLessThan(75);
    expect(reasons[0]).toMatch(/\d+ of \d+ test scans/);
  });

  it('warns when the print is too small for its parts', async () => {
    const { verdict, reasons } = await score({}, 10);
    expect(verdict).toBe('risky');
    expect(reasons).toEqual([expect.stringContaining('at least')]);
  });

  it('gives the same style the same score, whoever asks at the same time', async () => {
    const style = { foreground: '#6f53e7', dots: 'dots', eyes: 'rounded' } as const;
    const scores = await Promise.all([1, 2, 3].map(() => score(style)));
    expect(new Set(scores.map(({ value }) => value)).size).toBe(1);
  });
});
