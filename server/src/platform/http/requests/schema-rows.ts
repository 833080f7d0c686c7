import type { Schema } from '../openapi/schema.js';

/** Rows of path, kind and remark for each field of a schema, nested ones with dots. */
export function fieldRows(schema: Schema): string[][] {
  return rows(schema, '');
}

function rows({ properties = {}, required = [] }: Schema, prefix: string): string[][] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = prefix + name;
    const inner = innerOf(field);
    const about = [required.includes(name) ? '' : 'optional', ...remarks(field)].filter(Boolean).join('; ');
    return [
      [path, kindOf(field), about],
      ...(inner ? rows(inner, `${path}${field.type === 'array' ? '[]' : ''}.`) : []),
    ];
  });
}

const innerOf = (field: Schema): Schema | undefined =>
  [field, field.items, ...(field.anyOf ?? [])].find((part) => part?.properties);

function kindOf({ $ref, type, enum: values, const: constant, format, anyOf, oneOf, items }: Schema): string {
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1);
  const either = anyOf ?? oneOf;
  if (either) return either.map(kindOf).join(' or ');
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (constant !== undefined) return JSON.stringify(constant);
  if (type === 'array') return `list of ${items ? kindOf(items) : 'anything'}`;
  return format ?? type ?? 'anything';
}

function remarks({
  description,
  maxLength,
  maxItems,
  minimum,
  maximum,
  default: initial,
}: Schema): (string | undefined)[] {
  return [
    description,
    initial === undefined ? undefined : `default ${JSON.stringify(initial)}`,
    maxLength === undefined ? undefined : `at most ${maxLength} characters`,
    maxItems === undefined ? undefined : `at most ${maxItems}`,
    minimum === undefined ? undefined : `from ${minimum}`,
    maximum === undefined ? undefined : `to ${maximum}`,
  ];
}
