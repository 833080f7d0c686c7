import { createHash } from 'node:crypto';
import { fieldValues, requestValues } from './example-values.js';
import { isNull, type Schema } from './schema.js';

type Values = Record<string, unknown>;
const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A request as somebody would send it: what is required, and what `requestValues` says. */
export const exampleRequest = (id: string, body: Schema): Values => {
  const made = exampleOf(body, '', 'required');
  return over(isRecord(made) ? made : {}, requestValues[id] ?? {});
};

/** A reply with every field that it can have. */
export const exampleReply = (reply: Schema): unknown => exampleOf(reply, '', 'all');

function over(made: Values, wanted: Values): Values {
  const entries = Object.entries(wanted).map(([key, value]): [string, unknown] => {
    const old = made[key];
    return [key, isRecord(old) && isRecord(value) ? over(old, value) : value];
  });
  return { ...made, ...Object.fromEntries(entries) };
}

/** A value that a shape allows, made from the shape and the field's name: the same each time. */
export function exampleOf(schema: Schema, name: string, fields: 'required' | 'all'): unknown {
  const [first] = (schema.anyOf ?? schema.oneOf ?? []).filter((shape) => !isNull(shape));
  if (first) return exampleOf(first, name, fields);
  if (Object.keys(schema.properties ?? {}).length > 0) return exampleObject(schema, fields);
  if (schema.items) return exampleList(schema, name, fields);
  const [record] = Object.values(schema.patternProperties ?? {});
  if (record) return { name: exampleOf(record, 'value', fields) };
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const known = fieldValues[name];
  if (fits(schema, known)) return known;
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(schema.minimum ?? 0, Math.min(12, schema.maximum ?? 12));
  if (schema.type === 'boolean') return false;
  return schema.type === 'string' ? exampleText(schema, name) : {};
}

function exampleObject({ properties = {}, required = [] }: Schema, fields: 'required' | 'all') {
  const names = Object.keys(properties).filter((name) => fields === 'all' || required.includes(name));
  return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {}, name, fields)]));
}

function exampleList({ items = {}, minItems = 1 }: Schema, name: string, fields: 'required' | 'all') {
  const item = exampleOf(items, name.replace(/s$/, ''), fields);
  return Array.from({ length: Math.max(1, minItems) }, () => item);
}

function fits(
  { type, format, pattern, maxLength = Infinity, minLength = 0, minimum = -Infinity, maximum = Infinity }: Schema,
  value: unknown,
) {
  if (typeof value === 'number')
    return (type === 'integer' || type === 'number') && value >= minimum && value <= maximum;
  if (isRecord(value)) return type === 'object';
  if (typeof value !== 'string' || type !== 'string' || (format && format !== 'email')) return false;
  return value.length >= minLength && value.length <= maxLength && (!pattern || new RegExp(pattern).test(value));
}

/** Texts of the contract's patterns, for fields whose usual value does not fit. */
const patterned = [
  'de',
  'DE',
  '08:00',
  '2026-11-20',
  '#1b1f24',
  'en-GB',
  'menu',
  '/illustrations/bread',
  'mf-loyalty',
  '/admin/loyalty',
];

function exampleText(schema: Schema, name: string): string {
  const { format, pattern, minLength = 0, maxLength = 80 } = schema;
  if (format === 'uuid' || (!pattern && /(^|_)id$/.test(name))) return exampleId(name);
  if (format === 'date-time' || (!pattern && /_at$/.test(name))) return '2026-11-20T10:00:00.000Z';
  if (format === 'date') return '2026-11-20';
  if (format === 'email') return 'ada@harbour-bakery.example';
  const found = pattern && patterned.find((text) => fits(schema, text));
  if (found) return found;
  return name.replaceAll('_', ' ').slice(0, maxLength).padEnd(Math.max(minLength, 1), 'x');
}

/** The same id for the same field everywhere, of the form that the API gives out. */
function exampleId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `019aa0b4-7c00-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}
