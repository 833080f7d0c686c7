import type { Alias, JoinExpr, Node, RangeFunction, RangeVar } from 'libpg-query';
import { findColumn, keyOf, nameOf, wordOf, type Scope } from './scope.js';
import type { Column, Shape } from './shape.js';

/** Adds what one item of a `from` brings; columns are copies, of which a condition may later say that they are not null. */
export function addSources(node: Node, scope: Scope): void {
  if ('RangeVar' in node) scope.sources.push(tableOf(node.RangeVar, scope));
  else if ('JoinExpr' in node) addJoin(node.JoinExpr, scope);
  else if ('RangeSubselect' in node) {
    const { subquery, alias } = node.RangeSubselect;
    scope.sources.push({
      alias: alias?.aliasname ?? '',
      columns: renamed(scope.columnsOfQuery(subquery, scope), alias),
    });
  } else if ('RangeFunction' in node) scope.sources.push(functionOf(node.RangeFunction, scope));
  else throw new Error(`${Object.keys(node).join()} in a from is not known here yet`);
}

function tableOf({ relname = '', alias }: RangeVar, scope: Scope): Scope['sources'][number] {
  const columns = scope.queries.get(relname) ?? scope.tables.get(relname);
  // A table of the catalog, of which nothing is known: whoever selects from it gets columns that may be null.
  return { alias: alias?.aliasname ?? relname, columns: renamed(columns ?? [], alias) };
}

function renamed(columns: readonly Column[], alias: Alias | undefined): Column[] {
  const names = nameOf(alias?.colnames);
  return columns.map((column, n) => ({ ...column, name: names[n] ?? column.name }));
}

function addJoin({ jointype, larg, rarg, quals, alias, usingClause }: JoinExpr, scope: Scope): void {
  if (alias) throw new Error('A join with a name of its own is not known here yet');
  // The right side may name the left one (lateral), so that both grow one list.
  const before = scope.sources.length;
  if (larg) addSources(larg, scope);
  const middle = scope.sources.length;
  if (rarg) addSources(rarg, scope);
  const [left, right] = [scope.sources.slice(before, middle), scope.sources.slice(middle)];
  if (jointype === 'JOIN_INNER') narrow(quals, { sources: [...left, ...right], certain: new Set() });
  if (jointype === 'JOIN_LEFT' || jointype === 'JOIN_FULL') loosen(right);
  if (jointype === 'JOIN_RIGHT' || jointype === 'JOIN_FULL') loosen(left);
  if (usingClause && jointype !== 'JOIN_INNER' && jointype !== 'JOIN_LEFT') {
    for (const name of nameOf(usingClause)) {
      scope.sources.unshift({ alias: '', columns: [{ name, isNullable: true }] });
    }
  }
}

function loosen(sources: Scope['sources']): void {
  for (const { columns } of sources) for (const column of columns) column.isNullable = true;
}

function functionOf(
  { functions, alias, coldeflist, ordinality }: RangeFunction,
  scope: Scope,
): Scope['sources'][number] {
  const [list] = functions ?? [];
  const [call] = list && 'List' in list ? (list.List.items ?? []) : [];
  const name = call && 'FuncCall' in call ? (nameOf(call.FuncCall.funcname).at(-1) ?? '') : '';
  const args = call && 'FuncCall' in call ? (call.FuncCall.args ?? []) : [];
  const names = nameOf(alias?.colnames);
  const own: Column[] =
    name === 'unnest' && args.length > 0
      ? args.map((arg, n) => ({ name: names[n] ?? alias?.aliasname ?? name, ...itemOf(arg, scope, args.length) }))
      : /^jsonb?_each(_text)?$/.test(name)
        ? ['key', 'value'].map((each, n) => ({
            name: names[n] ?? each,
            isNullable: n === 1,
            pg: n === 0 ? 'text' : undefined,
          }))
        : (coldeflist ?? []).flatMap((def) =>
            'ColumnDef' in def ? [{ name: def.ColumnDef.colname ?? '', isNullable: true }] : [],
          );
  const columns: Column[] =
    own.length > 0 ? own : [{ name: names[0] ?? alias?.aliasname ?? name, isNullable: !neverNull.has(name) }];
  if (ordinality) columns.push({ name: names[columns.length] ?? 'ordinality', pg: 'int8', isNullable: false });
  return { alias: alias?.aliasname ?? name, columns };
}

const neverNull = new Set(['generate_series', 'json_object_keys', 'jsonb_object_keys']);

/** Of `$1::uuid[]` it is `uuid`. Lists in tables have no nulls in them; of several lists a shorter one is filled up with them. */
function itemOf(node: Node, scope: Scope, lists: number): Shape {
  const column = 'ColumnRef' in node ? findColumn(node.ColumnRef, scope) : undefined;
  if (column) return { pg: column.pg?.replace(/^_/, ''), isNullable: lists > 1 };
  return { pg: 'TypeCast' in node ? nameOf(node.TypeCast.typeName?.names).at(-1) : undefined, isNullable: true };
}

const strict = new Set(['=', '<>', '<', '>', '<=', '>=', '~~']);

/** A row that passed a condition has no null where the condition is never true of one: `x is not null`, `x = …`. */
export function narrow(condition: Node | undefined, scope: Pick<Scope, 'sources' | 'certain'>): void {
  if (!condition) return;
  if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR') {
    for (const part of condition.BoolExpr.args ?? []) narrow(part, scope);
  } else if ('NullTest' in condition && condition.NullTest.nulltesttype === 'IS_NOT_NULL') {
    settle(condition.NullTest.arg, scope);
  } else if ('A_Expr' in condition) {
    const { kind, name, lexpr, rexpr } = condition.A_Expr;
    const operator = nameOf(name).at(-1) ?? '';
    if (kind === 'AEXPR_OP' && strict.has(operator)) {
      settle(lexpr, scope, operator === '=' ? rexpr : undefined);
      settle(rexpr, scope);
    } else if (kind === 'AEXPR_OP_ANY') settle(lexpr, scope);
    else if (kind === 'AEXPR_IN') settle(lexpr, scope, operator === '=' ? rexpr : undefined);
  }
}

/** Where the value is one of few words, a column that may be more words is one of these. */
function settle(node: Node | undefined, { sources, certain }: Pick<Scope, 'sources' | 'certain'>, among?: Node): void {
  if (!node) return;
  certain.add(keyOf(node));
  if (!('ColumnRef' in node)) return;
  const column = findColumn(node.ColumnRef, { sources });
  if (!column) return;
  column.isNullable = false;
  const words = (among && 'List' in among ? (among.List.items ?? []) : [among]).map((item) => item && wordOf(item));
  if (column.ts?.startsWith("'") && words.every((word) => word !== undefined)) {
    column.ts = words
      .map((word) => `'${word}'`)
      .sort()
      .join(' | ');
  }
}
