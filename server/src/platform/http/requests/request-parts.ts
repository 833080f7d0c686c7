import type { Operation } from '@swapt/shared/contract';
import { Type, type TObject, type TProperties } from 'typebox';

export interface RequestParts {
  params?: TObject;
  querystring: TObject;
  body?: TObject;
}

/** Where an operation's fields travel: those the path names in it, the others in the query of GET and DELETE, else in the JSON body. */
export function requestParts({ method, path, input }: Operation): RequestParts {
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const required = new Set(input.required);
  const pick = (wanted: boolean): TObject => {
    const names = Object.keys(input.properties).filter((name) => inPath.has(name) === wanted);
    const properties: TProperties = Object.fromEntries(
      names.map((name) => [name, input.properties[name] ?? Type.Never()]),
    );
    return Type.Object(properties, {
      additionalProperties: false,
      required: names.filter((name) => required.has(name)),
    });
  };
  const rest = pick(false);
  return {
    ...(inPath.size ? { params: pick(true) } : {}),
    ...(isSentInQuery(method) ? { querystring: rest } : { querystring: nothing, body: rest }),
  };
}

const nothing = Type.Object({}, { additionalProperties: false });

export const isSentInQuery = (method: string) => method === 'GET' || method === 'DELETE';

/** The contract's path as Fastify writes it. */
export const routePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
