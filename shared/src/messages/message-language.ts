import { languageNames, type Language } from './language-names.gen.js';

/** The language of the messages for a page in `language`, such as `de` for `de-CH`; English where there is none. */
export function messageLanguage(language: string): Language {
  const base = language.split('-')[0];
  return languageNames.find((name) => name === base) ?? 'en';
}
