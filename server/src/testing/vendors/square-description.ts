import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Exchange } from './stripe-description.js';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
interface Parameter {
  name: string;
  in: string;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Json }> } | null;
  responses: Record<string, { content: Record<string, { schema: Json }> }>;
}

const fileName = 'square-2025-08-20.openapi.json.gz';
const json = 'application/json';

/** Primitives that the file only points at. */
const primitives: Readonly<Record<string, Json>> = {
  String: { type: 'string' },
  PhoneNumber: { type: 'string' },
  Number: { type: 'string' },
  Boolean: { type: 'boolean' },
};

/**
 * Square's published description of its API, out of the folder that SWAPT_VENDOR_DESCRIPTIONS names: it is not a part of the product. Gives what does not
 * fit in an exchange, also a field that is not described.
 */
export function readSquareDescription(folder: string) {
  // The parse edge: a published file.
  const file = JSON.parse(gunzipSync(readFileSync(join(folder, fileName))).toString('utf8')) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Json> };
  };
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: 'square', ...(asJsonSchema({ components: { schemas: file.components.schemas } }) as object) });
  const compiled = new Map<string, ValidateFunction>();
  function check(name: string, schema: Json | undefined, value: unknown): string[] {
    if (schema === undefined) return [`${name}: it is not described`];
    const validate = compiled.get(name) ?? ajv.compile(asJsonSchema(schema) as object);
    compiled.set(name, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      [name, instancePath, message, JSON.stringify(params)].join(' '),
    );
  }

  return function findMisfits({ method, path, body, status, reply }: Exchange): string[] {
    const { pathname, searchParams } = new URL(path, 'http://square');
    const paths = Object.keys(file.paths).filter((pattern) => patternOf(pattern).test(pathname));
    // What is written out comes before what a parameter stands for.
    const found = paths.toSorted((a, b) => a.split('{').length - b.split('{').length)[0];
    const operation = found === undefined ? undefined : file.paths[found]?.[method.toLowerCase()];
    if (!operation) return [`${method} ${pathname}: it is not described`];
    const name = `${method} ${found}`;
    const known = (operation.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name);
    const strange = [...searchParams.keys()].filter((one) => !known.includes(one));
    const schema = operation.requestBody?.content[json]?.schema;
    return [
      ...strange.map((one) => `${name}: it has no parameter ${one}`),
      ...(schema === undefined ? [] : check(name, schema, JSON.parse(body))),
      // A refusal has the same shape as the reply that it stands for, with `errors`.
      ...check(`${name} reply`, operation.responses['200']?.content[json]?.schema, reply),
      ...(status === 200 ? [] : check('refusal', refusal, reply)),
    ];
  };
}

const refusal: Json = { type: 'object', required: ['errors'], properties: { errors: { type: 'array', minItems: 1 } } };

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** OpenAPI 3.0 as JSON Schema, in which objects have no other fields than those that are described. */
function asJsonSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(asJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, nullable, ...rest } = schema;
  if (typeof $ref === 'string')
    return $ref.startsWith('#') ? { $ref: `square${$ref}` } : (primitives[$ref.split('/').at(-1) ?? ''] ?? {});
  const own: Json = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, asJsonSchema(value)]));
  const isClosed = rest.type === 'object' && typeof rest.properties === 'object' && !('additionalProperties' in rest);
  const whole: Json = isClosed ? { ...own, additionalProperties: false } : own;
  return nullable === true ? { anyOf: [whole, { type: 'null' }] } : whole;
}
