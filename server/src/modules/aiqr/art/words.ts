import { meanings, type Meaning, type MeaningName, type Vocabulary } from './meanings.js';
import { ar } from './vocabulary/ar.js';
import { de } from './vocabulary/de.js';
import { en } from './vocabulary/en.js';
import { es } from './vocabulary/es.js';
import { fr } from './vocabulary/fr.js';

/** The same word however it is typed: without case, accents and points, with one form of the letters that Arabic has several of. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي');

const languages = [en, de, fr, es, ar].map(({ words, ...rules }) => ({ ...rules, known: knownWords(words) }));
type Language = (typeof languages)[number];

/** The article and small words that Arabic writes with the word after them. */
const joined = /^(?:[وفبكل]?ال|لل|[وبلكف])(?=.{3})/;
/** A part of a compound has as many letters at least: shorter ones stand in words by chance. */
const shortestPart = 4;

function knownWords(words: Vocabulary['words']): Map<string, MeaningName> {
  const names = Object.keys(meanings) as MeaningName[];
  return new Map(names.flatMap((name) => words[name].split(' ').map((word) => [plain(word), name] as const)));
}

/** What the known words of a prompt stand for, in their order. A language we do not know is no mistake: then nothing is found. */
export function meaningsOf(prompt: string): Meaning[] {
  const words = plain(prompt).match(/\p{L}+/gu) ?? [];
  return [...new Set(words.flatMap(lookUp))].map((name) => meanings[name]);
}

/** As it stands in any language, then by its form in one of them, then by its parts. */
function lookUp(word: string): MeaningName[] {
  const bare = word.replace(joined, '');
  for (const form of new Set([word, bare])) {
    for (const { known } of languages) if (known.has(form)) return found(known.get(form));
    for (const language of languages) {
      const name = byForm(language, form);
      if (name) return [name];
    }
  }
  return languages.flatMap((language) => (language.hasCompounds ? byParts(language, word) : []));
}

function byForm({ known, endings }: Language, word: string): MeaningName | undefined {
  const forms = endings.flatMap(([ending, base]) => (ending.test(word) ? [word.replace(ending, base)] : []));
  const form = [word, ...forms].find((each) => known.has(each));
  return form === undefined ? undefined : known.get(form);
}

function byParts(language: Language, word: string): MeaningName[] {
  const ends = Array.from({ length: Math.max(0, word.length - shortestPart) }, (_, n) => n + 1);
  const first = ends.toReversed().map((n) => byForm(language, word.slice(0, shortestPart + n - 1)));
  const last = ends.map((n) => byForm(language, word.slice(n)));
  return [first, last].flatMap((names) => found(names.find((name) => name !== undefined)));
}

const found = (name: MeaningName | undefined): MeaningName[] => (name ? [name] : []);
