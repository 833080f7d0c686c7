import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Ajv, type ValidateFunction } from 'ajv';
import { readExamples } from './stripe-examples.js';

/** One request and its reply, as they went over the wire. */
export interface Exchange {
  method: string;
  path: string;
  body: string;
  status: number;
  reply: unknown;
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
interface Operation {
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content: Record<string, { schema: Json }> }>;
}

const fileName = 'stripe-v1-2023-trimmed.openapi.json.gz';
const form = 'application/x-www-form-urlencoded';

/**
 * Stripe's published description of its API of 2023, out of the folder that SWAPT_VENDOR_DESCRIPTIONS names: it is not a part of the product. Gives
 * what does not fit in an exchange.
 */
export function readDescription(folder: string) {
  // The parse edge: a published file.
  const file = JSON.parse(gunzipSync(readFileSync(join(folder, fileName))).toString('utf8')) as {
    paths: Record<string, Record<string, Operation>>;
    components: Json;
  };
  const findStrange = readExamples(folder);
  const ajv = new Ajv({ strict: false, validateFormats: false, coerceTypes: true, allErrors: true });
  ajv.addSchema({ $id: 'stripe', ...(asJsonSchema({ components: file.components }) as object) });
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
    const [asked = ''] = path.split('?');
    const found = Object.keys(file.paths).find((pattern) => patternOf(pattern).test(asked));
    const operation = found && file.paths[found]?.[method.toLowerCase()];
    if (!operation && method === 'GET') return findStrange(`${method} ${asked}`, reply);
    if (!operation) return [`${method} ${asked}: it is not described`];
    const name = `${method} ${found}`;
    const { responses, requestBody } = operation;
    const answered = responses[status] ?? responses.default;
    return [
      ...(method === 'POST' ? check(name, requestBody?.content[form]?.schema, nested(body)) : []),
      ...check(`${name} ${status}`, answered?.content['application/json']?.schema, structuredClone(reply)),
    ];
  };
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** OpenAPI 3.0 as JSON Schema: what may be null says so, what may be expanded is an id, and references lead to the one file. */
function asJsonSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(asJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  if (typeof schema.$ref === 'string') return { $ref: `stripe${schema.$ref}` };
  const { nullable, ...rest } = schema;
  const own: Json =
    'x-expansionResources' in rest
      ? { type: 'string' }
      : Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, asJsonSchema(value)]));
  return nullable === true ? { anyOf: [own, { type: 'null' }] } : own;
}

/** `a[b]=1` as `{ a: { b: '1' } }`. */
function nested(body: string): object {
  const all: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((step) => step !== '');
    const last = path.pop() ?? '';
    let at = all;
    for (const step of path) at = (at[step] ??= {}) as Record<string, unknown>;
    at[last] = value;
  }
  return all;
}
