/** As much of JSON Schema as the contract's inputs use. */
export interface InputSchema {
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  items?: InputSchema;
  anyOf?: readonly InputSchema[];
  oneOf?: readonly InputSchema[];
  properties?: Record<string, InputSchema>;
  patternProperties?: Record<string, InputSchema>;
  propertyNames?: InputSchema;
  additionalProperties?: boolean | InputSchema;
  required?: readonly string[];
}

/** Formats whose texts have a length of their own. */
const boundFormats = new Set(['uuid', 'date', 'date-time']);

/** The fields, by their paths, of which a request could bring as much as it likes. */
export function uncapped(schema: InputSchema, path = ''): string[] {
  return isCapped(schema)
    ? partsOf(schema).flatMap(([name, part]) => uncapped(part, path + name))
    : [path.replace(/^\./, '')];
}

function isCapped(schema: InputSchema): boolean {
  if (schema.enum || schema.const !== undefined || schema.anyOf || schema.oneOf) return true;
  switch (schema.type) {
    case 'string':
      return schema.maxLength !== undefined || boundFormats.has(schema.format ?? '');
    case 'number':
    case 'integer':
      return schema.minimum !== undefined && schema.maximum !== undefined;
    case 'array':
      return schema.maxItems !== undefined;
    case 'object':
      return schema.patternProperties
        ? schema.maxProperties !== undefined && schema.propertyNames?.maxLength !== undefined
        : schema.additionalProperties === false || schema.maxProperties !== undefined;
    default:
      return schema.type === 'boolean' || schema.type === 'null';
  }
}

/** The schemas inside of one, each with its step on the path. */
export function partsOf(schema: InputSchema): [string, InputSchema][] {
  return [
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((part): [string, InputSchema] => ['', part]),
    ...(schema.items ? [['[]', schema.items] as [string, InputSchema]] : []),
    ...Object.entries(schema.properties ?? {}).map(([name, part]): [string, InputSchema] => [`.${name}`, part]),
    ...Object.values(schema.patternProperties ?? {}).map((part): [string, InputSchema] => ['.*', part]),
  ];
}
