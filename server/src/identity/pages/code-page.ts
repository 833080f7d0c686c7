import { html } from '../../platform/html/html.js';
import type { PageContent } from '../../platform/html/page.js';
import { alert, badge, field } from '../../platform/html/parts.js';

/** Asks for the second factor. `contact` reaches those who run the installation; it may be empty. */
export function codePage(
  flow: string,
  contact: string,
  { error, alert: text }: { error?: string; alert?: string } = {},
): PageContent {
  return {
    title: 'Enter your code',
    card: html`${badge('key')}
      <h1>Enter your code</h1>
      <p class="lead">Open your authenticator app and type the six digits that it shows for Swapt.</p>
      <form method="post" action="${flow}/code">
        ${alert(text)}
        ${field({
          name: 'code',
          label: 'Code',
          autocomplete: 'one-time-code',
          maxLength: 40,
          error,
          isFocused: true,
        })}
        <button>Sign in</button>
      </form>
      <details class="small">
        <summary>I do not have my phone</summary>
        <p>Type one of your recovery codes into the same field. You got ten of them when you set this up.</p>
        <p>
          No recovery codes either? Nobody can sign in without one, also not with a new password.
          ${contact ? html`Write to <a href="mailto:${contact}">${contact}</a> from your e-mail address.` : 'Ask the people who run this installation.'}
        </p>
      </details>`,
    below: html`<p class="below"><a href="${flow}?existing">Sign in as somebody else</a></p>`,
  };
}
