import type { Operation } from '../contract/index.js';
import { errors } from '../values/platform/errors.js';
import type { Block } from './block.js';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  [rule: string]: unknown;
}

/** One block per operation: where it is called, by whom, what it takes, gives and refuses. */
export function apiBlocks(contract: Record<string, Operation>): Block[] {
  return Object.entries(contract).map(([id, { method, host, path, who, input, reply, errors: codes }]) => ({
    name: `api ${id}`,
    lines: [
      `http: ${method} ${host} ${path}`,
      `who: ${who}`,
      ...linesOf('in', plain(input)),
      ...linesOf('out', plain(reply)),
      ...codes.map((code) => `error: ${code} ${errors[code][0]}`),
    ],
  }));
}

/** A schema of the builder as plain JSON Schema. */
const plain = (schema: unknown): Schema => JSON.parse(JSON.stringify(schema)) as Schema;

const linesOf = (path: string, schema: Schema): string[] => [`${path}: ${headOf(schema)}`, ...partsOf(path, schema)];

/** What a value is. Whether it may be null stands here too: that is altered, not added. */
function headOf(schema: Schema): string {
  const { properties, enum: values, anyOf, type = 'any' } = schema;
  if (anyOf) return anyOf.map(headOf).sort().join(' | ');
  if (properties) return 'object';
  return values ? 'one of' : `${type}${rulesOf(schema)}`;
}

/** The members, the items and the values of a closed set, a line each, so that one more is an added line. */
function partsOf(
  path: string,
  { properties = {}, required = [], items, enum: values = [], anyOf = [] }: Schema,
): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, member]) =>
      linesOf(`${path}.${name}${required.includes(name) ? '' : '?'}`, member),
    ),
    ...(items ? linesOf(`${path}[]`, items) : []),
    ...values.map((value) => `${path}: ${JSON.stringify(value)}`),
    ...anyOf.flatMap((option) => partsOf(path, option)),
  ];
}

/** What narrows a value, e.g. its length; words for readers are left out. */
function rulesOf({ type: _type, items: _items, description: _words, ...rules }: Schema): string {
  return Object.keys(rules).length ? ` ${JSON.stringify(rules)}` : '';
}
