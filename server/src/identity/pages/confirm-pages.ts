import { CONSOLE } from './error-page.js';
import type { FormState } from './flow-pages.js';
import { html } from '../../platform/html/html.js';
import type { PageContent } from '../../platform/html/page.js';
import { alert, badge, field, nameField, newPasswordField } from '../../platform/html/parts.js';

/** What the address of a mail's link carries; `flow` is the sign-in that waits, where one does. */
export interface ConfirmLink {
  token: string;
  flow: string;
}

const hidden = ({ token, flow }: ConfirmLink) =>
  html`<input type="hidden" name="token" value="${token}" /><input type="hidden" name="flow" value="${flow}" />`;

/** For password managers, which keep a password under the address it belongs to. */
const username = (email: string) =>
  html`<input type="hidden" name="username" autocomplete="username" value="${email}" />`;

/** In the browser that signed up. Asks before the link is used: mail programs and scanners open links on their own. */
export function confirmPage(link: ConfirmLink): PageContent {
  return {
    title: 'Confirm your address',
    card: html`${badge('mail')}
      <h1>Confirm your address</h1>
      <p class="lead">Click once, and your account is ready.</p>
      <form method="post" action="/auth/verify">
        ${hidden(link)}
        <button autofocus>Confirm my e-mail address</button>
      </form>`,
  };
}

/** Everywhere else: whoever signed up may be a stranger, who knows the password and waits for the owner of the address to click. */
export function confirmByPasswordPage(link: ConfirmLink, email: string, error?: string): PageContent {
  return {
    title: 'Confirm your address',
    card: html`${badge('mail')}
      <h1>Confirm your address</h1>
      <p class="lead">Enter the password you chose when you signed up with <strong>${email}</strong>.</p>
      <form method="post" action="/auth/verify">
        ${hidden(link)} ${username(email)}
        ${field({
          name: 'password',
          label: 'Your password',
          type: 'password',
          autocomplete: 'current-password',
          error,
          isFocused: true,
        })}
        <button>Confirm my e-mail address</button>
      </form>`,
    below: html`<p class="below">
      Did someone else sign up, or did you forget the password?<br /><a href="/auth/verify/own?token=${link.token}"
        >Choose your own password</a
      >
    </p>`,
  };
}

/** The owner of the address starts over with it: nothing of what was typed at sign-up is shown or kept. */
export function ownPasswordPage(
  token: string,
  email: string,
  { values = {}, errors = {}, ...state }: FormState,
): PageContent {
  return {
    title: 'Choose your own password',
    card: html`${badge('key')}
      <h1>Choose your own password</h1>
      <p class="lead">
        For the account of <strong>${email}</strong>. A person who signed up with another password cannot sign in.
      </p>
      <form method="post" action="/auth/verify/own">
        <input type="hidden" name="token" value="${token}" />
        ${username(email)} ${alert(state.alert)}
        ${nameField({ value: values.name, error: errors.name, isFocused: !errors.password })}
        ${newPasswordField('New password', { error: errors.password, isFocused: Boolean(errors.password) })}
        <button>Create my account</button>
      </form>
      <p class="small">If you do not want an account, close this page: nothing happens.</p>`,
  };
}

export function confirmedPage(flow: string): PageContent {
  return {
    title: 'Address confirmed',
    card: html`${badge('check', 'good')}
      <h1>Your address is confirmed</h1>
      <p class="lead">
        ${flow ? 'Thank you. Go on here, or in the window where you signed up.' : 'Thank you. Sign in with your new password.'}
      </p>
      <a class="button" href="${flow ? `/auth/flow/${flow}/continue` : CONSOLE}">Continue to the console</a>`,
  };
}
