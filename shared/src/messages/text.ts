import format, { type FormatOptions, type FormatValues } from 'icu-minify/format';
import { memoized } from '../memoized.js';
import { isolated, localeOf } from './direction.js';
import type { Namespace, Text, Words } from './messages.js';

/** One format for each language and its options. */
function formatsOf<Options, Format>(make: (locale: string, options: Options) => Format) {
  const made = memoized((locale: string, options: string) => make(locale, JSON.parse(options) as Options));
  return (locale?: Intl.LocalesArgument, options?: Options) => made(String(locale), JSON.stringify(options ?? {}));
}

/** How numbers and plurals are written: as the browser knows it. */
export const formatOptions: FormatOptions = {
  formatters: {
    getPluralRules: formatsOf((locale, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options)),
    getNumberFormat: formatsOf((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)),
    getDateTimeFormat: formatsOf(
      (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
    ),
  },
};

/** A message with what was filled in, in parts where some of them are elements. */
export function partsOf<Element>(
  { language, messages }: Words,
  namespace: Namespace,
  key: string,
  values: FormatValues<Element> = {},
): (string | Element)[] {
  const known = messages[namespace];
  // In the console the words of a page come after it.
  if (!known) return [];
  const message = known[key];
  if (message === undefined) throw new Error(`There is no message ${namespace}.${key} in these words`);
  const given = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolated(value, language) : value,
  ]);
  return [
    format<Element>(message, localeOf(language), Object.fromEntries(given) as typeof values, formatOptions),
  ].flat() as (string | Element)[];
}

/** Says the messages of a namespace. */
export const textOf =
  <N extends Namespace>(words: Words, namespace: N): Text<N> =>
  (key, ...[values]) =>
    partsOf(words, namespace, String(key), values as FormatValues<string> | undefined).join('');
