import { ApiError } from '@swapt/shared/client';
import { t } from '@swapt/shared/text';

import { notify } from './notify.js';

/** Shows a failure in the snackbar; nothing for a call taken back, nor for a sign-in that ended, which has its own screen. */
export function report(error: unknown): void {
  const text = describe(error);
  if (text) notify.error(text);
}

function describe(error: unknown): string | undefined {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  if (!(error instanceof ApiError)) return t('Something went wrong. Please try again.');
  if (error.status === 401) return undefined;
  const reference =
    error.status >= 500 && error.requestId ? t('Reference {requestId}.', { requestId: error.requestId }) : undefined;
  return [error.message, error.details, reference].filter(Boolean).join(' ');
}
