import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { makeShared } from './make-shared.js';

export type Weight = 'bold' | 'regular';

export interface PrintFont {
  name: string;
  font: Font;
}

/** In the order in which they are asked for a letter: the first has Latin, Greek and Cyrillic. */
const files = {
  bold: [
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
    '@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
    '@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf',
  ],
  regular: [
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  ],
} as const satisfies Record<Weight, readonly string[]>;

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, PrintFont>();

/** What orders and joins letters, and is drawn as nothing. */
const invisible = /^\p{Default_Ignorable_Code_Point}$/u;

/** The font that a letter is printed with. Signs and digits stay in the font of the letters before them, where it has them. */
export function fontOf(grapheme: string, weight: Weight, before?: PrintFont): PrintFont | undefined {
  if (before && !/\p{L}/u.test(grapheme) && hasAll(before, grapheme)) return before;
  for (const file of files[weight]) {
    const font = open(file);
    if (hasAll(font, grapheme)) return font;
  }
  return undefined;
}

const hasAll = ({ font }: PrintFont, grapheme: string) =>
  Array.from(grapheme).every((sign) => invisible.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** Read when a name first needs it, and once: its tables take longer to read than a sheet to draw. */
function open(file: string): PrintFont {
  const known = opened.get(file);
  if (known) return known;
  const font = create(readFileSync(resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts.`);
  makeShared(font);
  const made = { name: font.postscriptName, font };
  opened.set(file, made);
  return made;
}
