import { GenericError } from '@auth0/auth0-spa-js';
import { t } from '@swapt/shared/text';

/** Errors by which the provider says that nobody is signed in any more, as opposed to being out of reach. */
const ended = [
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'invalid_grant',
  'missing_refresh_token',
  'access_denied',
];

export function isSessionEnded(cause: unknown): boolean {
  return cause instanceof GenericError && ended.includes(cause.error);
}

/** What the sign-in screen says about a failed try, or undefined when the person simply closed the window. */
export function explainSignIn(cause: unknown): string | undefined {
  const code = cause instanceof GenericError ? cause.error : cause instanceof Error ? cause.message : '';
  if (code === 'cancelled') return undefined;
  if (code === 'access_denied') return t('The sign-in was cancelled. You can start again.');
  if (code === 'popup_open')
    return t('Your browser blocked the pop-up window. Allow it for this site or continue in this tab.');
  if (code === 'timeout') return t('The sign-in took too long. Please start again.');
  if (code === 'missing_transaction' || /state/i.test(code)) {
    return t('You started this sign-in in another tab or too long ago. Please start again.');
  }
  return t('The sign-in did not work. Please start again.');
}
