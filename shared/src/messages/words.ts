import { compileMessages } from './compile-messages.js';
import type { Language } from './language-names.gen.js';
import { languages } from './languages.gen.js';
import type { Namespace, Texts, Words } from './messages.js';
import { messageLanguage } from './message-language.js';
import { textOf } from './text.js';

export { languageNames, type Language } from './language-names.gen.js';
export { messageLanguage } from './message-language.js';
export type { Texts, Words } from './messages.js';

const compiled = new Map<string, Words['messages'][Namespace]>();

function compiledOf(language: Language, namespace: Namespace) {
  const name = `${language} ${namespace}`;
  const known = compiled.get(name);
  if (known) return known;
  const made = compileMessages(languages[language][namespace]);
  compiled.set(name, made);
  return made;
}

/** The words of some namespaces, of any language at once: for the server. The console fetches those of one language (`editor-words.ts`). */
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
