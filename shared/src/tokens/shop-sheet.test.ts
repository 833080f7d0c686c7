import { palettes } from './colours.js';
import { contrastRatio } from './contrast.js';
import { shopSheet, shopVariables } from './shop-sheet.js';

const shares = ['00', '1f', '4d', '80', 'b3', 'e0', 'ff'];
const colours = shares.flatMap((red) => shares.flatMap((green) => shares.map((blue) => `#${red}${green}${blue}`)));

/** 4.5 to 1, as WCAG 2.2 asks of text. */
function assertReadable(colour: string, ink: string, ground: string) {
  if (contrastRatio(ink, ground) < 4.5) throw new Error(`${colour}: ${ink} on ${ground}`);
}

describe('the colours of a shop’s pages', () => {
  it.each(['light', 'dark'] as const)('can be read in %s, whatever colour was chosen', (mode) => {
    const { page, surface } = palettes[mode];
    for (const colour of colours) {
      const { '--primary': primary = '', '--primary-tint': tint = '', ...rest } = shopVariables(colour, mode);
      for (const ground of [page, surface, tint]) assertReadable(colour, primary, ground);
      assertReadable(colour, palettes[mode].text, tint);
      const { '--fill': fill = '', '--fill-hover': hover = '', '--on-primary': ink = '' } = rest;
      for (const ground of [fill, hover]) assertReadable(colour, ink, ground);
      assertReadable(colour, rest['--on-shop'] ?? '', rest['--shop'] ?? '');
      expect(contrastRatio(fill, page)).toBeGreaterThanOrEqual(1.5);
    }
  });

  it('are none for a text that is no colour, so that nothing else gets into a style sheet', () => {
    for (const text of ['', 'red', '#fff', '#12345g', '#123456}body{display:none', '</style>'])
      expect(shopSheet(text)).toBe('');
    expect(shopSheet('#D9480F')).toContain('--shop:#d9480f');
  });
});
