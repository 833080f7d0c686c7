import { palettes, type Mode } from './colours.js';
import { contrastRatio, isLighter } from './contrast.js';
import { byMode } from './css-variables.js';
import { contrastOfText, inkOn, mix, towards } from './mix.js';

/** A fill that can hardly be told from its ground does not look like a button. */
const leastOfFill = 1.5;

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The colours of a shop's pages in one mode, made from its one: whatever it is, all text on them and in them can be read. */
export function shopVariables(colour: string, mode: Mode): Record<`--${string}`, string> {
  const { page, surface, text } = palettes[mode];
  const tint = mix(surface, colour, mode === 'light' ? 0.08 : 0.18);
  const fill = contrastRatio(colour, page) >= leastOfFill ? colour : towards(text, colour, [page], leastOfFill);
  const ink = inkOn(fill);
  return {
    '--primary': towards(text, colour, [page, surface, tint], contrastOfText),
    '--primary-tint': tint,
    '--fill': fill,
    // Away from its ink.
    '--fill-hover': mix(fill, isLighter(ink, fill) ? '#000000' : '#ffffff', 0.14),
    '--on-primary': ink,
    '--shop': colour,
    '--on-shop': inkOn(colour),
  };
}

/** The colours of a shop in both modes, to follow the sheet of the tokens. Its values are made here: nothing that was stored stands in it as it is. */
export const shopSheet = (colour: string): string =>
  isColour(colour) ? byMode((mode) => shopVariables(colour.toLowerCase(), mode)) : '';

/** The colours of a store's pages: those of its buttons throughout, and its header with what stands on it, as far as it can be read there. */
export function storeSheet(colours: { headerColor: string; iconColor: string; buttonColor: string }): string {
  const header = colours.headerColor.toLowerCase();
  const ink = inkOn(header);
  const onHeader = {
    '--shop': header,
    '--on-shop': ink,
    '--icon': towards(ink, colours.iconColor.toLowerCase(), [header], contrastOfText),
  };
  return byMode((mode) => ({ ...shopVariables(colours.buttonColor.toLowerCase(), mode), ...onHeader }));
}
