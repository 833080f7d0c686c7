import format, { type FormatOptions, type FormatValues } from 'icu-minify/format';
import { isolated, localeOf } from './direction.js';
import type { Namespace, Text, Words } from './messages.js';

/** How numbers and plurals are written: as the browser knows it. */
export const formatOptions: FormatOptions = {
  formatters: {
    getPluralRules: (...given) => new Intl.PluralRules(...given),
    getNumberFormat: (...given) => new Intl.NumberFormat(...given),
    getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
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
