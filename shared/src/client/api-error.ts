import type { ErrorCode, Problem } from '../values/platform/errors.js';

/** A failed call: `status`, `code`, `message` (a sentence to show), `details` and sentences per field. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly details?: string,
    readonly fields: Record<string, string> = {},
    readonly requestId?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Shell and remotes each carry this class: an error thrown by one is recognised by the others. */
  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return value instanceof Error && value.name === 'ApiError';
  }

  static from(response: Response, body: unknown): ApiError {
    if (!isProblem(body)) {
      const code = response.status === 503 ? 'server.unavailable' : 'server.failed';
      return new ApiError(response.status, code, 'The service did not answer as expected. Please try again.');
    }
    return new ApiError(body.status, body.code, body.title, body.detail, body.errors, body.requestId);
  }

  static offline(cause: unknown): ApiError {
    return new ApiError(
      0,
      'server.unavailable',
      'The service could not be reached. Check your connection and try again.',
      undefined,
      {},
      undefined,
      { cause },
    );
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'title' in body && 'status' in body;
}
