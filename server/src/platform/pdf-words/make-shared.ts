import type { Font } from 'fontkit';

/** Mends what keeps one opened font from serving any text of any file. */
export function makeShared(font: Font): void {
  const layout = font.layout.bind(font);
  // The shaper gives up where a font has no place for an accent over a letter (foliojs/fontkit#367). Then accents stand where they may.
  font.layout = (text, ...more) => {
    try {
      return layout(text, ...more);
    } catch {
      return layout(text, { mark: false, mkmk: false });
    }
  };
  const getGlyph = font.getGlyph.bind(font);
  // A glyph is kept with the letters that it was first asked for, which are none for one that another is made of. Files say the letters of their own
  // text, or nobody could search and copy it.
  font.getGlyph = (id, letters = []) => {
    const glyph = getGlyph(id, letters);
    if (letters.length > 0) glyph.codePoints = letters;
    return glyph;
  };
}
