import compile from 'icu-minify/compile';
import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import type { ReactNode } from 'react';
import type { Given } from '../messages/messages.js';
import { together, withElements, type RichValues } from '../messages/rich-text.js';
import { formatOptions } from '../messages/text.js';

const compiled = new Map<string, CompiledMessage>();

function compiledOf(message: string): CompiledMessage {
  const known = compiled.get(message) ?? compile(message);
  compiled.set(message, known);
  return known;
}

/** What `message` says, in parts where some of them are elements. */
const partsOf = <Element>(message: string, values: object | undefined): (string | Element)[] =>
  [format<Element>(compiledOf(message), 'en', values as FormatValues<Element>, formatOptions)].flat() as (
    string | Element
  )[];

/**
 * Says a text of the console, an ICU message with its values filled in; without values it is said as it stands. The English sentence is its own key:
 * a translation is looked up by it here. The language is known before the first script runs, so that constants can be texts as well.
 */
const say = <M extends string>(message: M, ...[values]: Given<M>): string =>
  values === undefined ? message : partsOf(message, values).join('');

/** The same with parts that are put into elements: `t.rich('Read <link>the terms</link>', { link: (words) => <a href="/terms">{words}</a> })`. */
const rich = <M extends string>(message: M, values: RichValues<M>): ReactNode =>
  together(partsOf<ReactNode>(message, withElements(values)));

export const t = Object.assign(say, { rich });
