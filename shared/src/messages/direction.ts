/** Languages that are written from right to left. */
const fromRight = new Set(['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

const baseOf = (language: string) => language.split('-')[0] ?? '';

export const directionOf = (language: string): 'ltr' | 'rtl' => (fromRight.has(baseOf(language)) ? 'rtl' : 'ltr');

/** For dates and numbers: in the digits of prices, codes and phone numbers, which stand beside them. */
export const localeOf = (language: string): string => `${language === 'en' ? 'en-GB' : language}-u-nu-latn`;

const lettersFromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What is filled in, kept together where its direction may not be that of the sentence. */
export const isolated = (text: string, language: string): string =>
  directionOf(language) === 'rtl' || lettersFromRight.test(text) ? `\u2068${text}\u2069` : text;
