import type { ArrayLiteral } from './array-literal.js';

/* eslint-disable @typescript-eslint/no-empty-object-type -- Filled by declaration merging: in statements.gen.ts and column-types.ts of each folder. */

/** Every statement by its text, with the types of its values and of its rows as the migrated database tells them. */
export interface Statements {}

/** The statements that `composed` puts together, by their names. */
export interface ComposedStatements {}

/** What a column holds that its type in the database does not say, by table and column: `'codes.status': CodeStatus`. */
export interface ColumnTypes {}

/**
 * What a column of an answer is where the statement does not prove it, by file, function and column: `'codes.selectTags.tag': string`. Who writes one
 * of these says why.
 */
export interface AnswerTypes {}
/* eslint-enable @typescript-eslint/no-empty-object-type */

/** A list of values: as it is, or written out by `arrayLiteral`. */
export type List<Item> = readonly (Item | null)[] | ArrayLiteral;

/** Part of what the database allows a column of an answer to be: whoever knows better can only take away from it. */
export type Narrowed<Type, Answer extends Type> = Answer;

/** The text of a statement that `composed` wrote. */
export type Composed<Name extends string> = string & { readonly composedAs: Name };

interface Unknown {
  values: 'This text is in no statements.gen.ts: run `pnpm --filter @swapt/server statements`';
  row: never;
}

type Described<Text extends string> = Text extends keyof Statements
  ? Statements[Text]
  : Text extends Composed<infer Name>
    ? Name extends keyof ComposedStatements
      ? ComposedStatements[Name]
      : Unknown
    : Unknown;

type Part<Types, Key extends string> = Types extends Record<Key, infer Value> ? Value : never;

/** The values that a statement takes, and the name that makes a hot one a prepared one. */
export type Rest<Text extends string> =
  readonly [] extends Part<Described<Text>, 'values'>
    ? [values?: Part<Described<Text>, 'values'>, name?: string]
    : [values: Part<Described<Text>, 'values'>, name?: string];

export type StatementRow<Text extends string> = Part<Described<Text>, 'row'>;

/** The rows that a function of statements answers with: `RowOf<typeof selectCode>`. */
export type RowOf<Select extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<Select>
>[number];
