import type { QrStyle } from '../contract/codes/qr-style.js';
import { defaultQrStyle } from '../values/codes/codes.js';
import { contrastRatio } from '../tokens/contrast.js';
import { checkStyle, smallestPrint } from './rules.js';

const text = 'https://example.com/summer-menu?q=1';
const findings = (style: Partial<QrStyle>, millimetres?: number) =>
  checkStyle(text, { ...defaultQrStyle, ...style }, millimetres);
const severities = (style: Partial<QrStyle>) => findings(style).map(({ severity }) => severity);

it('has nothing to say about the plain code', () => {
  expect(findings({}, 50)).toEqual([]);
});

it('knows the contrast of two colours', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#ffffff', '#256eff')).toBeCloseTo(4.42, 2);
});

it.each([
  ['#256eff', []],
  ['#808080', ['warn']],
  ['#999999', ['refuse']],
  ['#bbbbbb', ['refuse']],
  ['#dddddd', ['refuse']],
  ['#ffff00', ['refuse']],
] as const)('judges %s on white by its contrast', (foreground, expected) => {
  expect(severities({ foreground })).toEqual(expected);
});

it('refuses a light code on a dark background, and light eyes alone', () => {
  expect(severities({ foreground: '#ffffff', background: '#000000' })).toEqual(['refuse']);
  expect(findings({ eyeColour: '#eeeeee' })[0]?.sentence).toContain('corner eyes');
});

it('lets a logo cover at most half of what the level can restore', () => {
  const logo = (size: number) => ({ image_id: '018f0000-0000-7000-8000-000000000000', size });
  expect(severities({ level: 'L', logo: logo(0.2) })).toEqual(['refuse']);
  expect(severities({ level: 'M', logo: logo(0.2) })).toEqual([]);
  expect(severities({ level: 'M', logo: logo(0.3) })).toEqual(['refuse']);
  expect(severities({ level: 'H', logo: logo(0.3) })).toEqual([]);
});

it('asks for an empty border of four modules', () => {
  expect(severities({ margin: 3 })).toEqual(['refuse']);
});

it('warns when the parts would be printed smaller than 0.4 mm', () => {
  const smallest = smallestPrint(text, defaultQrStyle);
  expect(findings({}, smallest)).toEqual([]);
  expect(findings({}, smallest - 1)).toEqual([
    {
      severity: 'warn',
      sentence: `At ${smallest - 1} mm its dots are too small to print. Make it at least ${smallest} mm wide.`,
    },
  ]);
});

it('puts what refuses a style before what only warns', () => {
  expect(findings({ foreground: '#808080', margin: 2 }, 5).map(({ severity }) => severity)).toEqual([
    'refuse',
    'warn',
    'warn',
  ]);
});
