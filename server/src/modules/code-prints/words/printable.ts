import { fontOf } from '../../../platform/pdf-words/fonts.js';
import { graphemes } from '../../../platform/pdf-words/graphemes.js';

/**
 * What labels show of a name. Emoji and signs that our fonts lack are left out. Where a letter or a digit is missing nothing is shown at all, for half
 * a name may be the name of something else.
 */
export function printable(name: string): { text: string; isWhole: boolean } {
  const whole = graphemes(plain(name));
  const shown = whole.filter(isPrinted);
  if (shown.length === whole.length) return { text: shown.join(''), isWhole: true };
  const lacksLetter = whole.some((grapheme) => /[\p{L}\p{N}]/u.test(grapheme) && !isPrinted(grapheme));
  return { text: lacksLetter ? '' : plain(shown.join('')), isWhole: false };
}

const isPrinted = (grapheme: string) => fontOf(grapheme, 'bold') !== undefined;

/** One line, and one way to write each letter. A digit is printed without the frame of a key that makes it an emoji. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\ufe0f?\u20e3/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
