import type { Operation } from '@swapt/shared/contract';
import type { InputSchema } from '@swapt/shared/testing/input-fields';

/** What each id field of the contract names. An operation with a field that is not here fails the matrix. */
export interface Ids {
  org_id: string;
  code_id: string;
  base_code_id: string;
  batch_id: string;
  catalog_id: string;
  campaign_id: string;
  folder_id: string;
  image_id: string;
  picture_id: string;
  style_id: string;
  file_id: string;
  /** A file that nothing shows. */
  upload_id: string;
  note_id: string;
  page_id: string;
  template_id: string;
  /** What was sent by a form. */
  exchange_id: string;
  report_id: string;
  segment_id: string;
  customer_id: string;
  /** Another customer. */
  other_id: string;
  /** A membership; a note and a customer have the same. */
  id: string;
  /** A member's user id. */
  user: string;
  /** A deploy token, which belongs to the installation. */
  token_id: string;
}

const SAME_AS_PAGE_SIZE = 'per_page';

/** A valid input made from the schema, with `ids` in every place that takes an id, however deep. */
export function sampleInput({ input }: Operation, ids: Ids): Record<string, unknown> {
  return sampleObject(input, ids);
}

function sampleObject({ properties = {} }: InputSchema, ids: Ids): Record<string, unknown> {
  const names = Object.keys(properties).filter((name) => name !== SAME_AS_PAGE_SIZE);
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
  if (name in ids) return ids[name as keyof Ids];
  throw new Error(`The tenancy matrix does not know what ${name} names. Add it to Ids and to the world of the matrix.`);
}

function sampleText(name: string, { format, pattern, minLength = 1 }: InputSchema): string {
  const unique = crypto.randomUUID();
  if (format === 'email') return `${unique}@example.com`;
  if (format === 'date-time') return name === 'ends_at' ? '2026-12-31T00:00:00.000Z' : '2026-12-01T00:00:00.000Z';
  if (pattern?.startsWith('^#')) return '#112233';
  if (name === 'target') return `https://example.com/${unique}`;
  return `a${unique}`.padEnd(minLength, 'x');
}

/** Whether an operation takes an id beside the organization's, at any depth. */
export function takesIds(operation: Operation): boolean {
  const marks: Ids = {
    org_id: '',
    code_id: '~',
    base_code_id: '~',
    batch_id: '~',
    catalog_id: '~',
    campaign_id: '~',
    folder_id: '~',
    image_id: '~',
    picture_id: '~',
    style_id: '~',
    file_id: '~',
    upload_id: '~',
    note_id: '~',
    page_id: '~',
    template_id: '~',
    exchange_id: '~',
    report_id: '~',
    segment_id: '~',
    customer_id: '~',
    other_id: '~',
    id: '~',
    user: '~',
    token_id: '~',
  };
  return JSON.stringify(sampleInput(operation, marks)).includes('"~"');
}
