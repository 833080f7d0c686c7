import { countryCodes, languageCodes } from './iso-codes.js';

export { countryCodes, languageCodes } from './iso-codes.js';

export interface Choice {
  value: string;
  label: string;
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A country as people call it, for two letters such as `DE`; `ZZ` and everything else that is none is called `unknown`. */
export const countryName = (code: string, unknown = 'An unknown country'): string =>
  /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? (regions.of(code) ?? code) : unknown;

/** A language as people call it, for two or three letters such as `de`; `und` and everything else that is none is called `unknown`. */
export const languageName = (code: string, unknown = 'An unknown language'): string =>
  /^[a-z]{2,3}$/i.test(code) && code !== 'und' ? (languages.of(code) ?? code) : unknown;

/** Every country by its name. Made when it is first asked for, as names take their time. */
export const countryChoices = (): readonly Choice[] => (countries ??= named(countryCodes, countryName));
/** The languages that phones are set to, by their names. */
export const languageChoices = (): readonly Choice[] => (spoken ??= named(languageCodes, languageName));

let countries: readonly Choice[] | undefined;
let spoken: readonly Choice[] | undefined;

const named = (codes: readonly string[], nameOf: (code: string) => string): Choice[] =>
  codes.map((value) => ({ value, label: nameOf(value) })).sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** As they are numbered in rules and counted in analytics: Monday first. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const shortWeekdays: readonly string[] = weekdays.map((day) => day.slice(0, 3));
