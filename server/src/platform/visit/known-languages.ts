import { languageCodes } from '@swapt/shared/names';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const known = new Map<string, string>();

/**
 * The language that a phone asks for first, by its code of two letters, or three for a few; `und` for none. The header is anybody's text: what is no
 * language of ISO 639 does not become one here.
 */
export function languageOf(acceptLanguage: string): string {
  const given = /^\s*([a-z]{2,3})\b/i.exec(acceptLanguage)?.[1]?.toLowerCase();
  if (given === undefined) return 'und';
  let language = known.get(given);
  if (language === undefined) known.set(given, (language = knownLanguage(given)));
  return language;
}

/** Codes that were given up (`iw`) are those of today (`he`). */
function knownLanguage(given: string): string {
  const [code = ''] = Intl.getCanonicalLocales(given);
  const isKnown = code.length === 2 ? names.of(code) !== undefined : languageCodes.includes(code);
  return isKnown ? code : 'und';
}
