import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastRatio } from '../tokens/contrast.js';
import { mix } from '../tokens/mix.js';
import { themeVariables } from './theme.js';

/** All over the colours, in steps that share no factor with their number. */
const colourAt = (step: number, round: number) => `#${((step * round) % 0x1000000).toString(16).padStart(6, '0')}`;

/** Every ink that the sheets write with, and the grounds on which it stands. */
const grounds = ['--lp-background', '--lp-surface', '--lp-tint'] as const;
const inks: Record<string, readonly string[]> = {
  '--lp-text': grounds,
  '--lp-muted': grounds,
  '--lp-link': grounds,
  '--lp-error': grounds,
  // A filled button, and an opening over the colour with its glow and its shade.
  '--lp-on-accent': ['--lp-accent', '--lp-glow', '--lp-shade'],
  // The filled button of such an opening.
  '--lp-accent': ['--lp-on-accent'],
};

it('reads well in every text on every ground of a page, whatever its two colours are', () => {
  const poor: string[] = [];
  for (let round = 0; round < 20_000; round++) {
    const [accent, background] = [colourAt(5_234_657, round), colourAt(9_873_491, round)];
    const colours: Record<string, string> = themeVariables({ accent, background, headings: 'serif' });
    for (const [ink, below] of Object.entries(inks)) {
      for (const ground of below) {
        const ratio = contrastRatio(colours[ink] ?? '', colours[ground] ?? '');
        if (!(ratio >= 4.5)) poor.push(`${accent} on ${background}: ${ink} on ${ground} has ${ratio.toFixed(2)}`);
      }
    }
  }
  expect(poor.slice(0, 10)).toEqual([]);
});

const folder = join(__dirname, 'styles');
const sheets = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
const valuesOf = (property: string) => [
  ...new Set(
    sheets.flatMap((sheet) =>
      [...sheet.matchAll(new RegExp(`(?<![-\\w])${property}:\\s*([^;]+);`, 'g'))].map(([, value]) => value ?? ''),
    ),
  ),
];

it('is written with no ink and on no ground but those', () => {
  const fromTheme = (names: readonly string[]) => names.map((name) => `var(${name})`);
  // White is for words on a picture: see below.
  expect(
    valuesOf('color')
      .filter((ink) => !fromTheme(Object.keys(inks)).includes(ink))
      .sort(),
  ).toEqual(['#fff', 'inherit']);
  const below = fromTheme([...new Set(Object.values(inks).flat())]);
  const others = valuesOf('background').filter((ground) => !below.includes(ground));
  expect(others.map((ground) => ground.replaceAll(/\s+/g, ' ')).sort()).toEqual([
    '#000000',
    '#14181f',
    'currentcolor',
    'radial-gradient(circle at 88% 8%, var(--lp-glow), transparent 42%), radial-gradient(circle at 4% 104%, var(--lp-shade), transparent 46%), var(--lp-accent)',
    'rgb(12 15 21 / 58%)',
    'transparent',
  ]);
  // What fades would be paler than its ink.
  expect(valuesOf('opacity')).toEqual(['1']);
});

it('is read on any picture: white words stand on a veil', () => {
  expect(contrastRatio('#ffffff', mix('#ffffff', '#0c0f15', 0.58))).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio('#ffffff', '#14181f')).toBeGreaterThanOrEqual(4.5);
});
