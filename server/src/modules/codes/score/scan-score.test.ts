import type { QrStyle } from '@swapt/shared/contract';
import { defaultQrStyle } from '@swapt/shared/values';
import { scoreStyle } from './scan-score.js';

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
    ['black on strong red, which cameras see as almost black', { background: '#ff0000' }],
  ])('calls %s unscannable and says why', async (_name, style) => {
    const { verdict, reasons } = await score(style);
    expect(verdict).toBe('unscannable');
    expect(reasons[0]).toMatch(/\.$/);
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
