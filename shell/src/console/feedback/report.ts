import { ApiError } from '@swapt/shared/client';

/** What a person reads about a failure, or undefined where there is nothing to say: a call taken back, or a sign-in that ended. */
export function describe(error: unknown): string | undefined {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.';
  if (error.status === 401) return undefined;
  const reference = error.status >= 500 && error.requestId ? `Reference ${error.requestId}.` : undefined;
  return [error.message, error.details, reference].filter(Boolean).join(' ');
}
