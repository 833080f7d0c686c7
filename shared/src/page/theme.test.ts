import { contrastRatio } from '../tokens/contrast.js';
import { themeSheet, themeVariables } from './theme.js';

const steps = ['00', '33', '66', '80', '99', 'cc', 'ff'];
const colours = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

describe('the colours of a page', () => {
  it('keep all text readable on all grounds, whatever was chosen', () => {
    const poor: string[] = [];
    for (const background of colours) {
      for (const accent of ['#000000', '#1256de', '#808080', '#facc15', '#ffffff', background]) {
        const v = themeVariables({ accent, background, headings: 'serif' });
        for (const ink of [v['--lp-text'], v['--lp-muted'], v['--lp-link'], v['--lp-error']]) {
          for (const ground of [v['--lp-background'], v['--lp-surface'], v['--lp-tint']]) {
            const ratio = contrastRatio(ink ?? '', ground ?? '');
            if (!(ratio >= 4.5)) poor.push(`${ink} on ${ground}: ${ratio} (${background}, ${accent})`);
          }
        }
        const onAccent = contrastRatio(v['--lp-on-accent'] ?? '', v['--lp-accent'] ?? '');
        const edge = contrastRatio(v['--lp-edge'] ?? '', v['--lp-surface'] ?? '');
        if (!(onAccent >= 4.5) || !(edge >= 3)) poor.push(`fill or edge of ${background}, ${accent}`);
      }
    }
    expect(poor).toEqual([]);
  });

  it('keep an accent that can be read as it is', () => {
    const v = themeVariables({ accent: '#1256de', background: '#ffffff', headings: 'sans' });
    expect(v).toMatchObject({
      '--lp-accent': '#1256de',
      '--lp-link': '#1256de',
      '--lp-on-accent': '#ffffff',
      '--lp-scheme': 'light',
      '--lp-headings': 'var(--font-body)',
    });
  });

  it('never carry a stored text into the style sheet', () => {
    const bad = '#fff;}body{background:url(//evil)}</style><script>';
    const sheet = themeSheet({ accent: bad, background: bad, headings: 'serif' });
    expect(sheet).toMatch(
      /^:root\{(--lp-[a-z-]+:(#[0-9a-f]{6}|light|dark|750|600|var\(--font-(heading|body)\));?)+\}$/,
    );
  });
});
