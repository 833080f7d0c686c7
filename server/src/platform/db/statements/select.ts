import type { Node, SelectStmt, WithClause } from 'libpg-query';
import { shapeOf } from './expressions.js';
import { addSources, narrow } from './from.js';
import { inside, nameOf, starOf, type Scope } from './scope.js';
import { oneOf, type Column } from './shape.js';

/** The columns that a statement answers with on these tables; one that only changes something has none. */
export const columnsOfStatement = (statement: Node | undefined, tables: Scope['tables']): Column[] =>
  columnsOfQuery(statement, {
    sources: [],
    columnsOfQuery,
    tables,
    queries: new Map(),
    certain: new Set(),
    isGrouped: false,
  });

/** The columns that a `select` answers with. */
function columnsOfSelect(select: SelectStmt, outer: Scope): Column[] {
  const scope = inside(outer);
  addQueries(select.withClause, scope);
  if (select.larg && select.rarg) {
    const [left, right] = [columnsOfSelect(select.larg, scope), columnsOfSelect(select.rarg, scope)];
    return left.map((column, n) => ({ ...oneOf([column, right[n] ?? { isNullable: true }]), name: column.name }));
  }
  if (select.valuesLists) return columnsOfValues(select.valuesLists, scope);
  for (const from of select.fromClause ?? []) addSources(from, scope);
  narrow(select.whereClause, scope);
  if (select.groupClause?.some((node) => 'GroupingSet' in node))
    throw new Error('Grouping sets are not known here yet');
  narrow(select.havingClause, scope);
  scope.isGrouped = (select.groupClause?.length ?? 0) > 0;
  return columnsOf(select.targetList, scope);
}

/** The columns of a select list or of `returning`. */
function columnsOf(list: readonly Node[] | undefined, scope: Scope): Column[] {
  return (list ?? []).flatMap((node): Column[] => {
    if (!('ResTarget' in node)) return [];
    const { val, name } = node.ResTarget;
    const star = val && 'ColumnRef' in val ? starOf(val.ColumnRef, scope) : undefined;
    return star ?? [{ ...shapeOf(val, scope), name: name ?? impliedName(val) }];
  });
}

/** The name that PostgreSQL gives a column without one. */
function impliedName(node: Node | undefined): string {
  if (!node) return '?column?';
  if ('ColumnRef' in node) return nameOf(node.ColumnRef.fields).at(-1) ?? '?column?';
  if ('FuncCall' in node) return nameOf(node.FuncCall.funcname).at(-1) ?? '?column?';
  if ('TypeCast' in node) return impliedName(node.TypeCast.arg);
  return '?column?';
}

/** Makes the queries of a `with` known by their names. */
function addQueries(clause: WithClause | undefined, scope: Scope): void {
  for (const node of clause?.ctes ?? []) {
    if (!('CommonTableExpr' in node)) continue;
    const { ctename = '', ctequery, aliascolnames } = node.CommonTableExpr;
    const names = nameOf(aliascolnames);
    const read = () =>
      columnsOfQuery(ctequery, scope).map((column, n) => ({ ...column, name: names[n] ?? column.name }));
    if (clause?.recursive && ctequery && 'SelectStmt' in ctequery && ctequery.SelectStmt.larg) {
      // What comes back into it can only widen what it is: after as many rounds as it has columns nothing does any more.
      const start = columnsOfSelect(ctequery.SelectStmt.larg, scope).map((column, n) => ({
        ...column,
        name: names[n] ?? column.name,
      }));
      scope.queries.set(ctename, start);
      for (let round = 0; round <= start.length; round++) scope.queries.set(ctename, read());
    } else scope.queries.set(ctename, read());
  }
}

function columnsOfQuery(node: Node | undefined, outer: Scope): Column[] {
  if (!node) return [];
  if ('SelectStmt' in node) return columnsOfSelect(node.SelectStmt, outer);
  const scope = inside(outer);
  if ('InsertStmt' in node) {
    const { withClause, relation, returningList } = node.InsertStmt;
    addQueries(withClause, scope);
    if (relation) addSources({ RangeVar: relation }, scope);
    return columnsOf(returningList, scope);
  }
  if ('UpdateStmt' in node) {
    const { withClause, relation, fromClause, whereClause, returningList } = node.UpdateStmt;
    addQueries(withClause, scope);
    for (const from of fromClause ?? []) addSources(from, scope);
    // What the condition says of the changed table held before the change.
    narrow(whereClause, { sources: scope.sources, certain: new Set() });
    const others = scope.sources.splice(0);
    if (relation) addSources({ RangeVar: relation }, scope);
    scope.sources.push(...others);
    return columnsOf(returningList, scope);
  }
  if ('DeleteStmt' in node) {
    const { withClause, relation, usingClause, whereClause, returningList } = node.DeleteStmt;
    addQueries(withClause, scope);
    if (relation) addSources({ RangeVar: relation }, scope);
    for (const from of usingClause ?? []) addSources(from, scope);
    narrow(whereClause, scope);
    return columnsOf(returningList, scope);
  }
  return [];
}

function columnsOfValues(lists: readonly Node[], scope: Scope): Column[] {
  const rows = lists.map((list) => ('List' in list ? (list.List.items ?? []).map((item) => shapeOf(item, scope)) : []));
  return (rows[0] ?? []).map((_, n) => ({
    ...oneOf(rows.map((row) => row[n] ?? { isNullable: true })),
    name: `column${n + 1}`,
  }));
}
