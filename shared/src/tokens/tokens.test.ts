import { contrastRatio as contrast } from './contrast.js';
import { brand, cssVariables, hues, palettes, tokenSheet, type Mode } from './index.js';

const modes: Mode[] = ['light', 'dark'];

describe('colours', () => {
  it('are the four of the brand [G.colours]', () => {
    expect(brand).toEqual({ primary: '#256EFF', secondary: '#6F53E7', info: '#109393', swapt: '#D9D9D9' });
    expect(palettes.light.series.slice(0, 3)).toEqual([brand.primary, brand.secondary, brand.info]);
    expect(palettes.light.border).toBe(brand.swapt);
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', brand.primary)).toBeCloseTo(4.42, 2);
    expect(contrast('#ffffff', brand.info)).toBeCloseTo(3.74, 2);
  });

  it.each(modes)('of %s text are readable on every ground: 4.5:1 or more [G.colours]', (mode) => {
    const palette = palettes[mode];
    const grounds = [palette.page, palette.surface, palette.raised];
    const pairs = [
      ...[palette.text, palette.muted].flatMap((text) =>
        [...grounds, ...Object.values(palette.tints)].map((on) => [text, on]),
      ),
      ...hues.flatMap((hue) => [...grounds, palette.tints[hue]].map((on) => [palette[hue], on])),
      ...hues.map((hue) => [palette.onFill, palette[hue]]),
    ];
    const poor = pairs.filter(([text = '', on = '']) => contrast(text, on) < 4.5);
    expect(poor).toEqual([]);
  });

  it.each(modes)('of %s charts stand out from the surface: 3:1 or more', (mode) => {
    const { series, surface } = palettes[mode];
    expect(series.filter((colour) => contrast(colour, surface) < 3)).toEqual([]);
  });
});

describe('CSS variables', () => {
  it('carry every token of the mode', () => {
    expect(cssVariables('dark')).toMatchObject({
      '--primary': palettes.dark.primary,
      '--danger-tint': palettes.dark.tints.danger,
      '--space-md': '16px',
      '--radius': '8px',
    });
    expect(Object.keys(cssVariables('light'))).toEqual(Object.keys(cssVariables('dark')));
  });

  it('follow the chosen theme, else the system', () => {
    const sheet = tokenSheet();
    expect(sheet).toContain(':root[data-theme=dark]{color-scheme:dark;');
    expect(sheet).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme])');
  });
});
