import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../db/errors.js';
import { AppError } from '../errors/app-error.js';
import { codeOfConstraint } from './constraint-codes.js';
import { closeUnread } from './requests/large-bodies.js';
import { problemOf } from './problem.js';

const RETRY_AFTER_S = 5;

export type SendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => unknown;

/** What callers may know of an error. What is not expected is logged with the request's id and told without detail. */
export function failureOf(error: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  const failure = expected(error, request) ?? new AppError('server.failed');
  if (failure.status === 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
  if (failure.status === 503) {
    request.log.warn({ err: error, requestId: request.id }, 'database unavailable');
    reply.header('retry-after', RETRY_AFTER_S);
  }
  closeUnread(request, reply);
  if (failure.status === 401) reply.header('www-authenticate', 'Bearer');
  return failure;
}

/** Turns every failure into problem details. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error, request, reply);
  return reply
    .code(failure.status)
    .type('application/problem+json')
    .send(JSON.stringify(problemOf(failure, request.id)));
}

function expected(error: unknown, { server }: FastifyRequest): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseUnavailable) return new AppError('server.unavailable');
  const code = codeOfConstraint(error, server.constraintCodes);
  if (code) return new AppError(code);
  return error instanceof Error && 'statusCode' in error ? unreadable(error.statusCode) : undefined;
}

/** What Fastify itself refuses, before any of our code. */
function unreadable(status: unknown): AppError | undefined {
  if (status === 413) return new AppError('request.too_large');
  if (status === 415)
    return new AppError('request.invalid', 'Send the request as JSON, with Content-Type: application/json.');
  if (status === 404) return new AppError('request.not_found');
  return typeof status === 'number' && status < 500
    ? new AppError('request.invalid', 'We could not read the request. Is its body valid JSON?')
    : undefined;
}
