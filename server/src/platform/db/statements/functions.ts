import { always, asItem, asJson, isWord, oneOf, unknown, type Shape } from './shape.js';

/** Never null when none of their arguments is. A function that is not named here may answer with null whatever it is given. */
const total = new Set(
  `abs ceil ceiling date_bin date_trunc decode encode extract floor hashtext jsonb_array_length json_array_length left length ltrim lower
   mod octet_length position replace reverse right round rtrim sha256 split_part strpos substr substring timezone to_char trim btrim upper
   trunc cardinality chr md5 date_part`.split(/\s+/),
);

/** Never null at all. */
const certain: Record<string, string> = {
  count: 'int8',
  dense_rank: 'int8',
  gen_random_uuid: 'uuid',
  nextval: 'int8',
  now: 'timestamptz',
  rank: 'int8',
  row_number: 'int8',
};

const types: Record<string, string> = {
  lower: 'text',
  upper: 'text',
  left: 'text',
  right: 'text',
  date_trunc: 'timestamptz',
};

interface Call {
  name: string;
  args: readonly Shape[];
  /** Constant arguments as they are written. */
  words: readonly (string | undefined)[];
  /** Of an aggregate: whether there is at least one row behind each answer. */
  hasRows: boolean;
  isWindow: boolean;
}

/** What a function answers with. */
export function shapeOfCall({ name, args, words, hasRows, isWindow }: Call): Shape {
  const [first = unknown] = args;
  const pg = certain[name];
  if (pg) return always(pg);
  if (total.has(name)) return { pg: types[name], isNullable: args.some(({ isNullable }) => isNullable) };
  switch (name) {
    case 'json_build_object':
    case 'jsonb_build_object':
      return { ...always(pgOf(name)), ts: objectOf(args, words) };
    case 'json_build_array':
    case 'jsonb_build_array':
      return { ...always(pgOf(name)), ts: `[${args.map(asJson).join(', ')}]` };
    case 'json_agg':
    case 'jsonb_agg':
      return { pg: pgOf(name), ts: listOf(asJson(first)), isNullable: !hasRows };
    case 'array_agg':
      return { ...arrayOf(first), isNullable: !hasRows };
    case 'min':
    case 'max':
      return { ...first, isNullable: first.isNullable || isWindow || !hasRows };
    case 'sum':
    case 'avg':
    case 'bool_and':
    case 'bool_or':
      return { isNullable: first.isNullable || isWindow || !hasRows };
    case 'format':
    case 'concat_ws':
      return { pg: 'text', isNullable: first.isNullable };
    case 'concat':
      return always('text');
    case 'current_setting':
      return { pg: 'text', isNullable: args.length > 1 || first.isNullable };
    case 'nullif':
      return { ...first, isNullable: true };
    case 'greatest':
    case 'least':
      return { pg: oneOf(args).pg, isNullable: args.every(({ isNullable }) => isNullable) };
    default:
      return unknown;
  }
}

export function arrayOf(item: Shape): Shape {
  const pg = item.pg && !isWord(item) ? `_${item.pg}` : undefined;
  const type = asItem(item);
  // Of a number or text that may be missing nobody could tell what the list holds.
  return { pg, ts: type ? listOf(type) : item.isNullable && !item.pg ? 'unknown[]' : undefined, isNullable: false };
}

const pgOf = (name: string) => (name.startsWith('jsonb') ? 'jsonb' : 'json');
const listOf = (type: string) =>
  /^[\w[\]'.]+$/.test(type) || (type.startsWith('{') && !type.includes('} |')) ? `${type}[]` : `(${type})[]`;

function objectOf(args: readonly Shape[], words: readonly (string | undefined)[]): string | undefined {
  const fields: string[] = [];
  for (let n = 0; n < args.length; n += 2) {
    const [key, value] = [words[n], args[n + 1]];
    if (!key || !value) return undefined;
    fields.push(`${key}: ${asJson(value)}`);
  }
  return `{ ${fields.join('; ')} }`;
}
