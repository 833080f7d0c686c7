import bidiFactory from 'bidi-js';
import { fontOf, type PrintFont, type Weight } from './fonts.js';
import { graphemes } from './graphemes.js';
import { widthOf } from './width-of.js';

export type Direction = 'ltr' | 'rtl';

/** Letters of one font that follow each other on paper. */
export interface Run {
  text: string;
  font: PrintFont;
  /** In units of the font's size. */
  width: number;
  /** The shaper draws such letters from right to left. */
  isTurned: boolean;
}

interface Piece {
  /** Where it starts in the line. */
  at: number;
  level: number;
  font: PrintFont;
  letters: string[];
}

const bidi = bidiFactory();
/** What orders and joins letters but has no picture: a font without it would print a box. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** It keeps two Arabic letters apart. So does the end of a piece. */
const NON_JOINER = '\u200c';

/** The direction of a text is that of its first letter. */
export const directionOf = (text: string): Direction =>
  bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';

/** A line as it is put on paper: its runs from left to right, ordered by the Unicode Bidirectional Algorithm. */
export function runsOf(line: string, weight: Weight, direction: Direction): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const places = new Map(bidi.getReorderedIndices(line, embedding).map((index, place) => [index, place]));
  const placeOf = ({ at }: Piece) => places.get(at) ?? at;
  return piecesOf(line, weight, embedding.levels)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(toRun);
}

function piecesOf(line: string, weight: Weight, levels: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let isApart = false;
  for (const grapheme of graphemes(line)) {
    const level = levels[at] ?? 0;
    const seen = grapheme.replace(unseen, '');
    const last = pieces.at(-1);
    const font = seen ? fontOf(seen, weight, last?.font) : undefined;
    if (font && last?.font === font && last.level === level && !isApart) last.letters.push(seen);
    else if (font) pieces.push({ at, level, font, letters: [seen] });
    isApart = grapheme.endsWith(NON_JOINER);
    at += grapheme.length;
  }
  return pieces;
}

/**
 * The shaper turns a text round by its letters and not by its place. So signs and digits alone are turned round here where they run the other way, and
 * brackets that open to the right become those that open to the left.
 */
function toRun({ level, font, letters }: Piece): Run {
  const isRightToLeft = level % 2 === 1;
  const facing = isRightToLeft ? letters.map((letter) => bidi.getMirroredCharacter(letter) ?? letter) : letters;
  const isTurned = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(facing.join(''));
  const text = (isTurned === isRightToLeft ? facing : facing.toReversed()).join('');
  return { text, font, width: widthOf(font, text), isTurned };
}
