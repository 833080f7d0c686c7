import { CONSOLE, problemPage } from './error-page.js';
import { html } from '../../platform/html/html.js';
import type { PageContent } from '../../platform/html/page.js';
import { badge, newPasswordField } from '../../platform/html/parts.js';

export const deadLinkPage = problemPage(
  'This link no longer works',
  'You already used it, we sent a newer one, or it is too old. Sign in, and we send you a new one if you need it.',
);

export function resetPage(token: string, error?: string): PageContent {
  return {
    title: 'Choose a new password',
    card: html`${badge('key')}
      <h1>Choose a new password</h1>
      <p class="lead">You will be signed out everywhere else.</p>
      <form method="post" action="/auth/reset">
        <input type="hidden" name="token" value="${token}" />
        ${newPasswordField('New password', { error, isFocused: true })}
        <button>Save the password</button>
      </form>`,
  };
}

export const resetDonePage: PageContent = {
  title: 'Password changed',
  card: html`${badge('check', 'good')}
    <h1>Your password is changed</h1>
    <p class="lead">Every other device is signed out. Sign in with the new password.</p>
    <a class="button" href="${CONSOLE}">Sign in</a>`,
};

export const signedOutPage: PageContent = {
  title: 'Signed out',
  card: html`${badge('check', 'good')}
    <h1>You are signed out</h1>
    <p class="lead">See you soon.</p>
    <a class="button" href="${CONSOLE}">Sign in again</a>`,
};

export function keepAddressPage(token: string, email: string, error?: string): PageContent {
  return {
    title: 'Keep your address',
    card: html`${badge('key')}
      <h1>Keep your address</h1>
      <p class="lead">
        Whoever asked for another address knew your password. Choose a new one: your account keeps
        <strong>${email}</strong>, and everyone is signed out.
      </p>
      <form method="post" action="/auth/email/undo">
        <input type="hidden" name="token" value="${token}" />
        <input type="hidden" name="username" autocomplete="username" value="${email}" />
        ${newPasswordField('New password', { error, isFocused: true })}
        <button>Keep my address</button>
      </form>`,
  };
}

export function addressKeptPage(email: string): PageContent {
  return {
    title: 'Address kept',
    card: html`${badge('check', 'good')}
      <h1>Your address is kept</h1>
      <p class="lead">Your account belongs to <strong>${email}</strong>. Sign in with the new password.</p>
      <a class="button" href="${CONSOLE}">Sign in</a>`,
  };
}
