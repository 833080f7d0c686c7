import { MIN_PASSWORD } from '../passwords/password-rules.js';
import { html, Html } from './html.js';

export interface Field {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string;
  hint?: string;
  error?: string;
  isFocused?: boolean;
  maxLength?: number;
  /** Stands at the right end of the label's line. */
  aside?: Html;
}

export function field(of: Field): Html {
  const { name, label, type = 'text', autocomplete, value, hint, error, isFocused, maxLength = 254, aside } = of;
  const described = error ? `${name}-error` : hint && `${name}-hint`;
  return html`<div class="field">
    <div class="row"><label for="${name}">${label}</label>${aside}</div>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="${maxLength}"
      required
      ${value !== undefined && html`value="${value}"`}
      ${type === 'email' && new Html('autocapitalize="none" spellcheck="false"')}
      ${described && html`aria-describedby="${described}"`}
      ${error !== undefined && new Html('aria-invalid="true"')}
      ${isFocused && new Html('autofocus')}
    />
    ${hint && !error && html`<span class="hint" id="${name}-hint">${hint}</span>`}
    ${error && html`<span class="wrong" id="${name}-error">${error}</span>`}
  </div>`;
}

type Own = Pick<Field, 'value' | 'error' | 'isFocused'>;

export const nameField = (own: Own): Html =>
  field({ name: 'name', label: 'Your name', autocomplete: 'name', maxLength: 120, ...own });

export const newPasswordField = (label: string, own: Own): Html =>
  field({
    ...{ name: 'password', type: 'password', autocomplete: 'new-password', label },
    hint: `At least ${MIN_PASSWORD} characters. A few words in a row are safe and easy to remember.`,
    ...own,
  });

export const alert = (text: string | undefined): Html | undefined =>
  text ? html`<div class="note bad" role="alert">${text}</div>` : undefined;

const icons = {
  mail: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m4 7 8 6 8-6"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  problem: '<path d="M12 7v6m0 4v.01"/><circle cx="12" cy="12" r="9"/>',
  key: '<circle cx="8" cy="15" r="4"/><path d="m11 12 8-8m-3 3 3 3"/>',
} as const;

export function badge(icon: keyof typeof icons, tone: 'good' | 'bad' | '' = ''): Html {
  const lines = new Html(icons[icon]);
  return html`<div class="badge ${tone}">
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      ${lines}
    </svg>
  </div>`;
}
