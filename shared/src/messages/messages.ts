import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { CompiledMessage } from 'icu-minify/format';
import type { en } from './languages/en.gen.js';

/**
 * What English says, by the screen it stands on, as ICU messages; the other languages say the same. What is between `<` and `>` is put into an
 * element by the screen. Apostrophes are curly: a straight one before a brace would quote it.
 */
export type English = typeof en;
export type Namespace = keyof English;

/** What every language has to say. */
export type Messages = { [N in Namespace]: Record<keyof English[N], string> };

/** The messages of some namespaces in one language, ready to be filled in. They travel with a page as JSON. */
export interface Words {
  /** Of the messages; English where a page is in a language that has none. */
  language: string;
  messages: Partial<Record<Namespace, Record<string, CompiledMessage>>>;
}

type Shown = string | number;

/** What has to be filled into a message. */
export type Values<M extends string> = GetICUArgs<M, { ICUArgument: Shown; ICUNumberArgument: number }>;
/** The values that go with a message; nothing where there is nothing to fill in. */
export type Given<M extends string> = keyof Values<M> extends never ? [] : [values: Values<M>];

/** Says a message of one namespace. */
export type Text<N extends Namespace> = <K extends keyof English[N]>(
  key: K,
  ...values: Given<English[N][K] & string>
) => string;

export type Texts = { [N in Namespace]: Text<N> };

/** The parts of a message that the screen puts into elements. */
export type Tags<M extends string> = M extends `${string}</${infer Name}>${infer Rest}` ? Name | Tags<Rest> : never;
