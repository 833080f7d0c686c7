import compile from 'icu-minify/compile';
import { languageNames, type Language } from './language-names.gen.js';
import { languages } from './languages.gen.js';
import type { Namespace, Texts, Words } from './messages.js';
import { textOf } from './text.js';

export { languageNames, type Language } from './language-names.gen.js';
export type { Texts, Words } from './messages.js';

/** The language of the messages for a page in `language`, such as `de` for `de-CH`; English where there is none. */
export function messageLanguage(language: string): Language {
  const base = language.split('-')[0];
  return languageNames.find((name) => name === base) ?? 'en';
}

const compiled = new Map<string, Words['messages'][Namespace]>();

function compiledOf(language: Language, namespace: Namespace) {
  const name = `${language} ${namespace}`;
  const known = compiled.get(name);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(languages[language][namespace]).map(([key, message]) => [key, compile(message)]),
  );
  compiled.set(name, made);
  return made;
}

/** The words of some namespaces. Compiling takes the parser of ICU messages, so it happens where there is room for it: on the server, and in the editor. */
export function wordsOf(language: string, namespaces: readonly Namespace[]): Words {
  const known = messageLanguage(language);
  const messages = Object.fromEntries(namespaces.map((namespace) => [namespace, compiledOf(known, namespace)]));
  return { language: known, messages };
}

const texts = new Map<Language, Texts & { language: Language }>();

/** Everything there is to say in a language. */
export function textsOf(language: string): Texts & { language: Language } {
  const name = messageLanguage(language);
  const known = texts.get(name);
  if (known) return known;
  const namespaces = Object.keys(languages[name]) as Namespace[];
  const all = namespaces.map((namespace) => [namespace, textOf(wordsOf(name, [namespace]), namespace)]);
  const made = { ...(Object.fromEntries(all) as Texts), language: name };
  texts.set(name, made);
  return made;
}
