import type { PageRoot } from '../contract/index.js';
import { contrastRatio } from '../tokens/contrast.js';
import { contrastOfText as ofText, inkOn, inks, mix, towards } from '../tokens/mix.js';

type Theme = PageRoot['theme'];
type Variables = Record<`--lp-${string}`, string>;

/** What WCAG 2.2 asks of the edges of fields. */
const ofEdges = 3;

/** A document that was kept before a rule changed must not break the sheet. */
const colour = /^#[0-9a-f]{6}$/i;
const plain: Theme = { accent: '#1256de', background: '#ffffff', headings: 'serif' };

/** What a page that does without the font of our headings says in its sheet. */
export const sansHeadings = 'var(--font-body)';

/** The colours of a page from its two: all text on all of its grounds is readable, whatever was chosen. */
export function themeVariables({ accent, background, headings }: Theme): Variables {
  const ground = colour.test(background) ? background : plain.background;
  const fillInput = colour.test(accent) ? accent : plain.accent;
  const isDark = contrastRatio(ground, inks.light[1]) > contrastRatio(ground, inks.dark[1]);
  const [ink, pure] = isDark ? inks.light : inks.dark;
  // A ground between light and dark leaves no room for a second one.
  const besideGround = (preferred: string) => (isReadable(pure, [preferred]) ? preferred : ground);
  const surface = besideGround(mix(ground, '#ffffff', isDark ? 0.07 : 0.6));
  const tint = besideGround(mix(ground, fillInput, isDark ? 0.16 : 0.08));
  const grounds = [ground, surface, tint];
  const text = isReadable(ink, grounds) ? ink : pure;
  const fill = contrastRatio(fillInput, ground) >= 1.5 ? fillInput : text;
  const onFill = inkOn(fill);
  return {
    '--lp-background': ground,
    '--lp-surface': surface,
    '--lp-tint': tint,
    '--lp-text': text,
    '--lp-muted': towards(text, mix(text, ground, 0.36), grounds, ofText),
    '--lp-border': mix(ground, text, 0.16),
    '--lp-edge': towards(text, mix(text, ground, 0.6), [surface], ofEdges),
    '--lp-accent': fill,
    '--lp-on-accent': onFill,
    // An opening over the colour is a little lighter and darker in its corners, as far as its words allow.
    '--lp-glow': towards(fill, mix(fill, '#ffffff', 0.16), [onFill], ofText),
    '--lp-shade': towards(fill, mix(fill, '#000000', 0.18), [onFill], ofText),
    '--lp-link': towards(text, fillInput, grounds, ofText),
    '--lp-error': towards(text, '#ba222d', grounds, ofText),
    '--lp-scheme': isDark ? 'dark' : 'light',
    '--lp-headings': headings === 'sans' ? sansHeadings : 'var(--font-heading)',
    '--lp-heading-weight': headings === 'sans' ? '750' : '600',
  };
}

/** A style sheet with the colours of a page. Its values are made here, so nothing that was stored ends up in it as it is. */
export function themeSheet(theme: Theme, selector = ':root'): string {
  const lines = Object.entries(themeVariables(theme)).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}

const isReadable = (ink: string, grounds: readonly string[]) =>
  grounds.every((ground) => contrastRatio(ink, ground) >= ofText);
