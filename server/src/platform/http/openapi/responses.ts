import type { Operation } from '@swapt/shared/contract';
import { errors, type ErrorCode } from '@swapt/shared/values';
import { AppError } from '../../errors/app-error.js';
import { problemOf } from '../problem.js';
import { codesByStatus, errorCodes } from './error-codes.js';
import { pascal } from './schema.js';

const names: Record<number, string> = {
  400: 'The request is not valid',
  401: 'Nobody is signed in',
  403: 'Not allowed',
  404: 'Not there',
  409: 'Not possible now',
  413: 'Too large',
  422: 'The request was understood but refused',
  429: 'Too many requests',
  500: 'Server error',
  502: 'Error of another service',
  503: 'Not available at the moment',
};

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const limits = {
  'X-RateLimit-Limit': header('RateLimitLimit'),
  'X-RateLimit-Remaining': header('RateLimitRemaining'),
  'X-RateLimit-Reset': header('RateLimitReset'),
};

/** The headers of replies, by the name that responses refer to them with. */
export const headers = {
  RateLimitLimit: {
    description: 'How many such requests the caller may make in a minute.',
    schema: { type: 'integer' },
  },
  RateLimitRemaining: { description: 'How many requests are left.', schema: { type: 'integer' } },
  RateLimitReset: { description: 'Seconds until the limit resets.', schema: { type: 'integer' } },
  RetryAfter: { description: 'Seconds to wait before the next request.', schema: { type: 'integer' } },
  Authenticate: { description: 'How to sign in: `Bearer`.', schema: { type: 'string' } },
};

const extra: Record<number, object> = {
  401: { 'WWW-Authenticate': header('Authenticate') },
  429: { 'Retry-After': header('RetryAfter') },
  503: { 'Retry-After': header('RetryAfter') },
};

/** The reply of a call that works. */
export const okResponse = (schema: object, example: unknown) => ({
  description: 'It worked.',
  headers: limits,
  content: { 'application/json': { schema, example } },
});

/** The responses of failures, each of which stands once under the codes that it can carry. */
export function errorResponses() {
  const all: Record<string, object> = {};
  const examples: Record<string, object> = {};
  /** A response for each status that an operation can fail with. */
  const of = (operation: Operation): Record<string, object> => {
    const entries = [...codesByStatus(errorCodes(operation))].map(([status, codes]): [string, object] => {
      const name = codes.map(pascal).join('Or');
      all[name] ??= errorResponse(status, codes);
      for (const code of codes) examples[code] ??= problemExample(code);
      return [String(status), { $ref: `#/components/responses/${name}` }];
    });
    return Object.fromEntries(entries);
  };
  return { all, examples, of };
}

function errorResponse(status: number, codes: ErrorCode[]) {
  return {
    description: `${names[status] ?? 'It failed'}: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    headers: { ...(status < 500 ? limits : {}), ...extra[status] },
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { type: 'object', required: ['code'], properties: { code: { type: 'string', enum: codes } } },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

const problemExample = (code: ErrorCode) => ({
  summary: errors[code][1],
  value: problemOf(new AppError(code), 'a3f9c0d17b-4k'),
});
