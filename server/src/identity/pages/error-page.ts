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
  'It was finished in another tab, or it stood open for too long. Nothing is lost.',
);

/** What the provider shows when it cannot send a browser back to the console. */
export const renderProviderError: NonNullable<Configuration['renderError']> = (ctx, out) => {
  const isOurs = out.error === 'server_error';
  const content =
    out.error === 'invalid_request' && ctx.path.startsWith('/authorize/')
      ? expiredPage
      : problemPage(
          isOurs ? 'Something went wrong on our side' : 'This sign-in cannot be done',
          isOurs
            ? 'Please try again in a moment.'
            : `The address that brought you here is not one we know how to answer (${out.error}). Start again from the console.`,
        );
  const { body, headers } = renderPage(content);
  ctx.set(headers);
  ctx.body = body;
};
