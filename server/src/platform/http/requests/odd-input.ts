import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/app-error.js';

/** Far above what any request needs, and far below what the parsers and recursive functions behind it bear. */
export const inputLimits = { depth: 24, values: 50_000, nameLength: 200 } as const;

/** Neither database keeps the character U+0000, nor half of a surrogate pair. */
const unkeepable = /[\0\p{Cs}]/u;

interface Place {
  value: unknown;
  name: string;
  parent: Place | undefined;
  depth: number;
}

/** What is odd about an input, as the field and a sentence about it; nothing where it can be worked with. It goes as deep as the input does. */
export function findOddInput(input: unknown): { field: string; sentence: string } | undefined {
  const open: Place[] = [{ value: input, name: '', parent: undefined, depth: 0 }];
  let count = 0;
  for (let place = open.pop(); place; place = open.pop()) {
    const odd = (sentence: string) => ({ field: fieldOf(place), sentence });
    const { value, depth } = place;
    if (typeof value === 'string' && unkeepable.test(value))
      return odd('This contains characters that are not allowed here.');
    for (const [name, part] of partsOf(value)) {
      if (depth === inputLimits.depth) return odd('This is nested too deeply.');
      if (++count > inputLimits.values) return odd('This has too many fields and entries.');
      if (name.length > inputLimits.nameLength) return odd('The name of a field in this is too long.');
      if (unkeepable.test(name)) return odd('The name of a field in this contains characters that are not allowed.');
      open.push({ value: part, name, parent: place, depth: depth + 1 });
    }
  }
  return undefined;
}

function partsOf(value: unknown): Iterable<[string, unknown]> {
  if (value instanceof URLSearchParams) return value;
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) ? Object.entries(value) : [];
}

/** The first steps to it are enough to find it. */
function fieldOf(place: Place): string {
  const names: string[] = [];
  for (let step: Place | undefined = place; step?.parent; step = step.parent) names.unshift(step.name);
  return names.slice(0, 6).join('.') || 'request';
}

/** Looks at the path, the query and the body of every request before anything else does. */
export function refuseOddInput(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const part of [params, query, body]) {
      const odd = findOddInput(part);
      if (odd) throw new AppError('request.invalid', undefined, { [odd.field]: odd.sentence });
    }
  });
}
