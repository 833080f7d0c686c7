import type { FormatValues } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import type { English, Namespace, Tags, Text, Values, Words } from './messages.js';
import { partsOf, textOf } from './text.js';

/** What has to be filled into a message with parts that are put into elements. */
export type RichValues<M extends string> = Values<M> & Record<Tags<M>, (words: ReactNode) => ReactNode>;

/** Says a message, by `rich` also one with parts that are put into elements. */
export type RichText<N extends Namespace> = Text<N> & {
  rich: <K extends keyof English[N]>(key: K, values: RichValues<English[N][K] & string>) => ReactNode;
};

export const together = (parts: ReactNode[]) => createElement(Fragment, null, ...parts);

/** The values of a message; a function among them gets what its part of the message says as one element. */
export const withElements = (values: object): FormatValues<ReactNode> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'function'
        ? (parts: ReactNode[]) => (value as (words: ReactNode) => ReactNode)(together(parts))
        : value,
    ]),
  ) as FormatValues<ReactNode>;

export const richTextOf = <N extends Namespace>(words: Words, namespace: N): RichText<N> =>
  Object.assign(textOf(words, namespace), {
    rich: (key: keyof English[N], values: object) =>
      together(partsOf<ReactNode>(words, namespace, String(key), withElements(values))),
  });
