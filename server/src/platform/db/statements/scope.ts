import type { ColumnRef, Node } from 'libpg-query';
import { unknown, type Column, type Shape } from './shape.js';

/** What a name of a column can mean at one place of a statement. */
export interface Scope {
  sources: { alias: string; columns: Column[] }[];
  /** The columns of a statement that stands inside of another one. */
  columnsOfQuery: (query: Node | undefined, outer: Scope) => Column[];
  tables: ReadonlyMap<string, readonly Column[]>;
  queries: Map<string, readonly Column[]>;
  outer?: Scope;
  /** Expressions that a `having` keeps from being null. */
  certain: Set<string>;
  /** Each answer stands for at least one row: under a `group by`. */
  isGrouped: boolean;
}

export const inside = (outer: Scope): Scope => ({
  sources: [],
  columnsOfQuery: outer.columnsOfQuery,
  tables: outer.tables,
  queries: new Map(outer.queries),
  outer,
  certain: new Set(),
  isGrouped: false,
});

export const nameOf = (nodes: readonly Node[] | undefined): string[] =>
  (nodes ?? []).flatMap((node) => ('String' in node ? [node.String.sval ?? ''] : []));

/** A constant text. */
export const wordOf = (node: Node): string | undefined => ('A_Const' in node ? node.A_Const.sval?.sval : undefined);

/** The same for the same expression, wherever it stands. */
export const keyOf = (node: Node): string =>
  JSON.stringify(node, (name, value: unknown) => (name === 'location' ? undefined : value));

/** The column that a name means, found from the inside out. */
export function findColumn(ref: ColumnRef, scope: Pick<Scope, 'sources' | 'outer'>): Column | undefined {
  const names = nameOf(ref.fields);
  const [name, alias] = [names.at(-1), names.at(-2)];
  for (let at: Pick<Scope, 'sources' | 'outer'> | undefined = scope; at; at = at.outer) {
    const found = at.sources
      .filter((source) => !alias || source.alias === alias)
      .flatMap(({ columns }) => columns.filter((column) => column.name === name));
    if (found[0]) return found[0];
  }
  return undefined;
}

export const shapeOfColumn = (ref: ColumnRef, scope: Scope): Shape => findColumn(ref, scope) ?? unknown;

/** `*` and `c.*`; undefined when it is the name of one column. */
export function starOf(ref: ColumnRef, scope: Scope): Column[] | undefined {
  if (!ref.fields?.some((field) => 'A_Star' in field)) return undefined;
  const [alias] = nameOf(ref.fields);
  return scope.sources.filter((source) => !alias || source.alias === alias).flatMap(({ columns }) => columns);
}
