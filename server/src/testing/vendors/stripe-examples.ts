import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const fileName = 'stripe-fixtures3-2026-08-21.json.gz';

type Shape = Record<string, unknown>;
const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * For what the description of 2023 does not know: Stripe's own example of each of its objects. Gives the fields of a reply that its example does not
 * have, or has of another type; what may be null there, or is it, says nothing.
 */
export function readExamples(folder: string) {
  // The parse edge: a published file.
  const { resources } = JSON.parse(gunzipSync(readFileSync(join(folder, fileName))).toString('utf8')) as {
    resources: Record<string, Shape>;
  };
  return function findStrange(name: string, reply: unknown): string[] {
    if (!isShape(reply)) return [`${name}: it is no object`];
    if (reply.object === 'list' && Array.isArray(reply.data))
      return reply.data.flatMap((one) => findStrange(name, one));
    const example = resources[String(reply.object)];
    return example ? strangeIn(name, reply, example) : [`${name}: there is no example of ${String(reply.object)}`];
  };
}

const strangeIn = (name: string, given: Shape, example: Shape): string[] =>
  Object.entries(given).flatMap(([key, value]) => {
    const path = `${name} ${key}`;
    if (!Object.hasOwn(example, key)) return [`${path}: the example does not have it`];
    const known = example[key];
    if (isShape(value) && isShape(known) && Object.keys(known).length > 0) return strangeIn(path, value, known);
    const isAlike = value === null || known === null || typeof value === typeof known;
    return isAlike ? [] : [`${path}: ${typeof value}, the example has ${typeof known}`];
  });
