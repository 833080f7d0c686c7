import type { Configuration } from 'oidc-provider';
import { html } from '../../platform/html/html.js';
import { renderPage, type PageContent } from '../../platform/html/page.js';
import { badge } from '../../platform/html/parts.js';

/** The console's first screen; it starts a new sign-in by itself when nobody is signed in. */
export const CONSOLE = '/admin';

/** A page for what cannot go on, with the way to start again. */
export function problemPage(title: string, text: string): PageContent {
  return {
    title,
    card: html`${badge('problem', 'bad')}
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      <a class="button" href="${CONSOLE}">Start again</a>`,
  };
}

export const expiredPage = problemPage(
  'This sign-in has ended',
  'You finished it in another tab, or it was open for too long. You have not lost anything.',
);

/** What the provider shows when it cannot send a browser back to the console. */
export const renderProviderError: NonNullable<Configuration['renderError']> = (ctx, out) => {
  const isOurs = out.error === 'server_error';
  const content =
    out.error === 'invalid_request' && ctx.path.startsWith('/authorize/')
      ? expiredPage
      : problemPage(
          isOurs ? 'Something went wrong on our side' : 'We could not sign you in',
          isOurs
            ? 'Please try again in a moment.'
            : `The address that you opened is not valid (${out.error}). Start again from the console.`,
        );
  const { body, headers } = renderPage(content, ctx.headers.cookie);
  ctx.set(headers);
  ctx.body = body;
};
