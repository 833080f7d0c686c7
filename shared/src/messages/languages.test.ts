import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { directionOf } from './direction.js';
import { languages } from './languages.gen.js';
import type { Namespace } from './messages.js';
import { languageNames, messageLanguage, textsOf, wordsOf } from './words.js';

type Catalog = Record<string, Record<string, string>>;
const { en, ...others } = languages as Record<string, Catalog>;
const all = Object.entries(en ?? {}).flatMap(([namespace, messages]) =>
  Object.keys(messages).map((key) => [namespace, key] as const),
);

/** What a message has to be filled in with, and which elements it speaks of. */
function holes(parts: readonly MessageFormatElement[]): string[] {
  return parts.flatMap((part) => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return [];
    if (part.type === TYPE.tag) return [`<${part.value}>`, ...holes(part.children)];
    const inside =
      part.type === TYPE.plural || part.type === TYPE.select
        ? Object.values(part.options).flatMap(({ value }) => holes(value))
        : [];
    return [part.value, ...inside];
  });
}

const holesOf = (message: string) => [...new Set(holes(parse(message)))].sort();

/** The forms of each plural in a message. */
function plurals(parts: readonly MessageFormatElement[]): string[][] {
  return parts.flatMap((part) => {
    if (part.type === TYPE.tag) return plurals(part.children);
    if (part.type !== TYPE.plural) return [];
    return [Object.keys(part.options), ...Object.values(part.options).flatMap(({ value }) => plurals(value))];
  });
}

describe.each(Object.entries(others))('%s', (language, catalog) => {
  it('says everything that English says, and nothing else', () => {
    const said = Object.entries(catalog).flatMap(([namespace, messages]) =>
      Object.entries(messages).map(([key, message]) => [`${namespace}.${key}`, message.trim() !== '']),
    );
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(all.map(([space, key]) => [`${space}.${key}`, true])));
  });

  it('says it in its own words', () => {
    const words = (message: string) => message.match(/\p{L}{2,}/gu) ?? [];
    const english = all.filter(([namespace, key]) => {
      const own = catalog[namespace]?.[key] ?? '';
      return own === en?.[namespace]?.[key] && words(own).length > 2;
    });
    expect(english).toEqual([]);
  });

  it('fills in the same as English', () => {
    for (const [namespace, key] of all) {
      const [own, english] = [catalog[namespace]?.[key] ?? '', en?.[namespace]?.[key] ?? ''];
      expect([namespace, key, holesOf(own)]).toEqual([namespace, key, holesOf(english)]);
    }
  });

  it('has every plural form that the language knows', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
    for (const [namespace, key] of all) {
      for (const given of plurals(parse(catalog[namespace]?.[key] ?? ''))) {
        expect([namespace, key, given.filter((form) => !form.startsWith('=')).sort()]).toEqual([namespace, key, forms]);
      }
    }
  });
});

it('falls back to English, and finds the language of a region', () => {
  expect(['de-CH', 'ar', 'it', ''].map(messageLanguage)).toEqual(['de', 'ar', 'en', 'en']);
  expect(languageNames[0]).toBe('en');
  expect(['ar', 'he', 'fa-IR', 'de', 'en'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr']);
});

it('counts as the language does, in digits that stand beside prices and codes', () => {
  const { deleteAlert } = textsOf('ar');
  const said = [1, 2, 3, 11, 100].map((count) => deleteAlert('lostScans', { count }));
  expect(new Set(said.map((sentence) => sentence.replace(/\d+/g, ''))).size).toBe(4);
  expect(said[2]).toContain('3 عمليات');
  expect(textsOf('de').deleteAlert('lostForms', { count: 1200 })).toContain('1.200 Formulare');
});

it('keeps a name together whose letters run the other way', () => {
  expect(textsOf('ar').frame('fromOrg', { orgName: 'Harbour (1) Bakery' })).toBe('من \u2068Harbour (1) Bakery\u2069');
  expect(textsOf('de').frame('fromOrg', { orgName: 'مقهى 24' })).toBe('Von \u2068مقهى 24\u2069');
  expect(textsOf('de').frame('fromOrg', { orgName: 'Café' })).toBe('Von Café');
});

it('travels as JSON, with the words of a screen and no others', () => {
  const words = wordsOf('fr', ['frame', 'card'] satisfies Namespace[]);
  expect(JSON.parse(JSON.stringify(words))).toEqual(words);
  expect(Object.keys(words.messages)).toEqual(['frame', 'card']);
  expect(JSON.stringify(wordsOf('ar', ['frame', 'code'])).length).toBeLessThan(4000);
});
