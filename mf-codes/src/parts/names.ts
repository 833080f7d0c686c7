const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A country as people call it, for two letters such as `DE`. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? (regions.of(code) ?? code) : 'An unknown country';

/** A language as people call it, for two or three letters such as `de`. */
export const languageName = (code: string): string =>
  /^[a-z]{2,3}$/.test(code) ? (languages.of(code) ?? code) : 'An unknown language';

/** What the tables know as regions, and are none: unions, and marks for tests. */
const noCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** Every country, by name. */
export const countries: readonly { value: string; label: string }[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !noCountries.includes(code) && regions.of(code) !== undefined)
  .map((code) => ({ value: code, label: countryName(code) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

const spoken =
  'af ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl pa pl pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zu';

/** The languages that phones are set to, by name. */
export const spokenLanguages: readonly { value: string; label: string }[] = spoken
  .split(' ')
  .map((code) => ({ value: code, label: languageName(code) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));
