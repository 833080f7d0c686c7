import type { Operation } from '@swapt/shared/contract';
import type { InputSchema } from '@swapt/shared/testing/input-fields';

/**
 * What each id field of the contract names: `user` a member’s user id, `id` a membership, a note and a customer alike, `upload_id` a file that nothing
 * shows, `other_id` another customer. An operation with a field that the world does not know fails the matrix.
 */
export interface Ids {
  org_id: string;
  [name: string]: string;
}

const sameAsPageSize = ['per_page', 'page_size'];

/** A valid input made from the schema, with `ids` in every place that takes an id, however deep. */
export function sampleInput({ input }: Operation, ids: Ids): Record<string, unknown> {
  return sampleObject(input, ids);
}

function sampleObject({ properties = {} }: InputSchema, ids: Ids): Record<string, unknown> {
  const names = Object.keys(properties).filter((name) => !sameAsPageSize.includes(name));
  return Object.fromEntries(names.map((name) => [name, sample(name, properties[name] ?? {}, ids)]));
}

/** A valid value of one field. */
export function sample(name: string, schema: InputSchema, ids: Ids): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sample(name, first, ids);
  if (schema.properties) return sampleObject(schema, ids);
  if (schema.items) return [sample(name.replace(/s$/, ''), schema.items, ids)];
  if (schema.format === 'uuid') return idOf(name, ids);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return sampleText(name, schema);
}

function idOf(name: string, ids: Ids): string {
  const id = ids[name];
  if (id !== undefined) return id;
  throw new Error(`The tenancy matrix does not know what ${name} names. Say it in the fixture of its module.`);
}

function sampleText(name: string, { format, pattern, minLength = 1, maxLength = 200 }: InputSchema): string {
  const unique = crypto.randomUUID();
  if (format === 'email') return `${unique}@example.com`;
  if (format === 'date-time') return name === 'ends_at' ? '2026-12-31T00:00:00.000Z' : '2026-12-01T00:00:00.000Z';
  if (pattern?.startsWith('^#')) return '#112233';
  if (pattern === '^[0-9]+$') return '4711';
  if (pattern?.startsWith('^/(images')) return `/images/${unique}/${unique}`;
  if (name === 'target') return `https://example.com/${unique}`;
  return `a${unique}`.padEnd(minLength, 'x').slice(0, maxLength);
}

/** Whether an operation takes an id beside the organization's, at any depth. */
export function takesIds(operation: Operation): boolean {
  const marks = new Proxy<Ids>({ org_id: '' }, { get: (own, name) => own[String(name)] ?? '~' });
  return JSON.stringify(sampleInput(operation, marks)).includes('"~"');
}
