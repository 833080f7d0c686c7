import type { A_Expr, Node, SubLink, TypeCast } from 'libpg-query';
import { arrayOf, shapeOfCall } from './functions.js';
import { keyOf, nameOf, shapeOfColumn, wordOf, type Scope } from './scope.js';
import { always, isWord, oneOf, unknown, type Shape } from './shape.js';

/** The kinds of nodes that are understood; of all others nothing is claimed. */
type Tag =
  | 'ColumnRef'
  | 'A_Const'
  | 'TypeCast'
  | 'A_Expr'
  | 'BoolExpr'
  | 'NullTest'
  | 'BooleanTest'
  | 'CoalesceExpr'
  | 'MinMaxExpr'
  | 'CaseExpr'
  | 'A_ArrayExpr'
  | 'SubLink'
  | 'FuncCall'
  | 'SQLValueFunction';
type Value<T extends Tag> = Extract<Node, Record<T, unknown>>[T];
type Readers = { [T in Tag]?: (value: Value<T>, scope: Scope) => Shape };

/** Operators that answer with null only when one side is null. */
const comparisons = new Set('= <> < > <= >= @> <@ && ~ ~* !~ !~* ~~ ~~* !~~'.split(' '));
const sums = new Set('+ - * / % ||'.split(' '));

/** What an expression is. */
export function shapeOf(node: Node | undefined, scope: Scope): Shape {
  const [entry] = Object.entries(node ?? {}) as [Tag, never][];
  const read = entry && readers[entry[0]];
  const shape = read ? read(entry[1], scope) : unknown;
  return node && scope.certain.has(keyOf(node)) ? { ...shape, isNullable: false } : shape;
}

const all = (nodes: readonly Node[] | undefined, scope: Scope) => (nodes ?? []).map((node) => shapeOf(node, scope));
const anyNullable = (shapes: readonly Shape[]) => shapes.some(({ isNullable }) => isNullable);

const readers: Readers = {
  ColumnRef: shapeOfColumn,
  A_Const: (value) => {
    if (value.isnull) return { isNullable: true, isNull: true };
    if (value.sval) return { pg: 'text', ts: `'${value.sval.sval ?? ''}'`, isNullable: false };
    if (value.boolval) return always('bool');
    return value.ival ? always('int4') : { isNullable: false };
  },
  TypeCast: castOf,
  A_Expr: (value, scope) => operatorOf(value, scope),
  BoolExpr: ({ args }, scope) => ({ pg: 'bool', isNullable: anyNullable(all(args, scope)) }),
  NullTest: () => always('bool'),
  BooleanTest: () => always('bool'),
  CoalesceExpr: ({ args }, scope) => {
    const shapes = all(args, scope);
    const [first = unknown] = shapes;
    const isNullable = shapes.every((shape) => shape.isNullable);
    // A word beside JSON is written JSON.
    if (
      /^jsonb?$/.test(first.pg ?? '') &&
      first.ts?.endsWith('[]') &&
      shapes.slice(1).every(({ ts }) => ts === "'[]'")
    ) {
      return { ...first, isNullable };
    }
    return { ...oneOf(shapes), isNullable };
  },
  MinMaxExpr: ({ args }, scope) =>
    shapeOfCall({ name: 'greatest', args: all(args, scope), words: [], hasRows: false, isWindow: false }),
  CaseExpr: ({ args, defresult }, scope) => {
    const results = (args ?? []).flatMap((each) => ('CaseWhen' in each ? [shapeOf(each.CaseWhen.result, scope)] : []));
    return oneOf([...results, defresult ? shapeOf(defresult, scope) : { isNullable: true, isNull: true }]);
  },
  A_ArrayExpr: () => ({ isNullable: false }),
  SubLink: subselectOf,
  FuncCall: (value, scope) =>
    shapeOfCall({
      name: nameOf(value.funcname).at(-1) ?? '',
      args: all(value.args, scope),
      words: (value.args ?? []).map(wordOf),
      hasRows: scope.isGrouped && !value.agg_filter,
      isWindow: Boolean(value.over),
    }),
  SQLValueFunction: () => ({ isNullable: false }),
};

function castOf({ arg, typeName }: TypeCast, scope: Scope): Shape {
  const inner = shapeOf(arg, scope);
  const name = nameOf(typeName?.names).at(-1);
  const pg = typeName?.arrayBounds ? `_${name}` : name;
  const isKept = isWord(inner) ? pg === 'text' : inner.pg === pg;
  return { ...inner, pg, ts: isKept ? inner.ts : undefined, ...(inner.isNull && { isNull: true }) };
}

function operatorOf({ kind, name, lexpr, rexpr }: A_Expr, scope: Scope): Shape {
  const sides = [lexpr, rexpr].flatMap((side) => (side ? [shapeOf(side, scope)] : []));
  const operator = nameOf(name).at(-1) ?? '';
  switch (kind) {
    case 'AEXPR_OP':
      if (comparisons.has(operator)) return { pg: 'bool', isNullable: anyNullable(sides) };
      if (sums.has(operator)) return { isNullable: anyNullable(sides) };
      return { pg: operator === '->>' ? 'text' : undefined, isNullable: true };
    case 'AEXPR_DISTINCT':
    case 'AEXPR_NOT_DISTINCT':
      return always('bool');
    case 'AEXPR_NULLIF':
      return { ...(sides[0] ?? unknown), isNullable: true };
    case 'AEXPR_LIKE':
    case 'AEXPR_ILIKE':
      return { pg: 'bool', isNullable: anyNullable(sides) };
    case 'AEXPR_IN':
      return {
        pg: 'bool',
        isNullable: !('List' in (rexpr ?? {})) || anyNullable([sides[0] ?? unknown, ...listed(rexpr, scope)]),
      };
    default:
      return unknown;
  }
}

const listed = (node: Node | undefined, scope: Scope) => (node && 'List' in node ? all(node.List.items, scope) : []);

function subselectOf({ subLinkType, subselect }: SubLink, scope: Scope): Shape {
  if (subLinkType === 'EXISTS_SUBLINK') return always('bool');
  if (!subselect || !('SelectStmt' in subselect)) return unknown;
  const select = subselect.SelectStmt;
  const [column = unknown] = scope.columnsOfQuery(subselect, scope);
  if (subLinkType === 'ARRAY_SUBLINK') return arrayOf(column);
  if (subLinkType !== 'EXPR_SUBLINK') return { pg: 'bool', isNullable: true };
  // Without a row it is null; an aggregate of everything always has one.
  const hasRow =
    isAggregate(select.targetList) &&
    !select.groupClause &&
    !select.havingClause &&
    !select.limitCount &&
    !select.limitOffset &&
    !select.op?.match(/UNION|EXCEPT|INTERSECT/);
  return { ...column, isNullable: column.isNullable || !hasRow };
}

const aggregates = new Set([
  'count',
  'sum',
  'min',
  'max',
  'avg',
  'bool_and',
  'bool_or',
  'array_agg',
  'json_agg',
  'jsonb_agg',
]);

/** Whether a select list has an aggregate outside of any subselect; with none of its own it is not enough that a part has one. */
function isAggregate(nodes: unknown): boolean {
  if (Array.isArray(nodes)) return nodes.some(isAggregate);
  if (typeof nodes !== 'object' || nodes === null) return false;
  if ('SubLink' in nodes) return false;
  if ('FuncCall' in nodes) {
    const call = (nodes as Extract<Node, { FuncCall: unknown }>).FuncCall;
    if (aggregates.has(nameOf(call.funcname).at(-1) ?? '') && !call.over) return true;
  }
  return Object.values(nodes).some(isAggregate);
}
