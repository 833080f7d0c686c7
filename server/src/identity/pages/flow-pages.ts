import { html } from '../../platform/html/html.js';
import type { PageContent } from '../../platform/html/page.js';
import { alert, badge, field, nameField, newPasswordField } from '../../platform/html/parts.js';

/** What was typed and what is wrong with it, shown again after a failed try. Passwords are never shown again. */
export interface FormState {
  values?: Record<string, string>;
  errors?: Record<string, string>;
  alert?: string;
}

const emailField = ({ values, errors }: FormState, more: { hint?: string; isFocused: boolean }) =>
  field({
    name: 'email',
    label: 'E-mail address',
    type: 'email',
    autocomplete: 'username',
    value: values?.email,
    error: errors?.email,
    ...more,
  });

/** Offers a passkey where the browser knows them. The form takes the answer along, so that the sign-in goes on as with a password. */
const passkeyScript = (flow: string) =>
  `const f=document.getElementById('passkey'),p=window.PublicKeyCredential;if(f&&p&&p.parseRequestOptionsFromJSON){f.hidden=false;const b=f.querySelector('button'),s=f.querySelector('[role=alert]');b.addEventListener('click',async()=>{b.disabled=true;s.hidden=true;try{const r=await fetch(${JSON.stringify(`${flow}/passkey/options`)},{method:'POST'});if(!r.ok)return location.reload();const c=await navigator.credentials.get({publicKey:p.parseRequestOptionsFromJSON(await r.json())});f.elements.response.value=JSON.stringify(c.toJSON());f.submit()}catch{s.hidden=false;b.disabled=false}})}`;

export function signInPage(flow: string, { values = {}, errors = {}, ...state }: FormState): PageContent {
  return {
    title: 'Sign in',
    card: html`<h1>Welcome back</h1>
      <p class="lead">Sign in to your Swapt console.</p>
      <div class="stack">
        <form method="post" action="${flow}">
          ${alert(state.alert)} ${emailField({ values, errors }, { isFocused: !values.email })}
          ${field({
            name: 'password',
            label: 'Password',
            type: 'password',
            autocomplete: 'current-password',
            error: errors.password,
            isFocused: Boolean(values.email),
            aside: html`<a href="${flow}/forgot">Forgot password?</a>`,
          })}
          <button>Sign in</button>
        </form>
        <form method="post" action="${flow}/passkey" id="passkey" hidden>
          <input type="hidden" name="response" />
          <button type="button" class="quiet">Use a passkey</button>
          <p class="small" role="alert" hidden>Your browser did not find a passkey for this site.</p>
        </form>
      </div>`,
    below: html`<p class="below">New to Swapt? <a href="${flow}/create">Create an account</a></p>`,
    script: passkeyScript(flow),
  };
}

export function createAccountPage(flow: string, { values = {}, errors = {}, ...state }: FormState): PageContent {
  const first = Object.keys(errors)[0] ?? 'name';
  return {
    title: 'Create an account',
    card: html`<h1>Create your account</h1>
      <p class="lead">One account for all your organizations. It takes a minute.</p>
      <form method="post" action="${flow}/create">
        ${alert(state.alert)} ${nameField({ value: values.name, error: errors.name, isFocused: first === 'name' })}
        ${emailField(
          { values, errors },
          { hint: 'We send a link there to confirm that it is yours.', isFocused: first === 'email' },
        )}
        ${newPasswordField('Password', { error: errors.password, isFocused: first === 'password' })}
        <button>Create account</button>
      </form>`,
    below: html`<p class="below">Already have an account? <a href="${flow}?existing">Sign in</a></p>`,
  };
}

/** Asks now and then whether the address was confirmed, and goes on by itself. */
const waitScript = (flow: string) =>
  `const go=async()=>{try{const r=await fetch(${JSON.stringify(`${flow}/state`)});if((await r.json()).ready)location.replace(${JSON.stringify(`${flow}/continue`)})}catch{}};setInterval(go,2000)`;

export function checkMailPage(
  flow: string,
  email: string,
  mailbox: string | undefined,
  isSentAgain: boolean,
): PageContent {
  return {
    title: 'Check your e-mail',
    card: html`${badge('mail')}
      <h1>Check your e-mail</h1>
      <p class="lead">
        We sent a link to <strong>${email}</strong>. Open it to confirm your address. This page then continues
        automatically.
      </p>
      ${isSentAgain && html`<div class="note good" role="status">We sent the e-mail again.</div>`}
      <div class="stack">
        ${mailbox && html`<a class="button" href="${mailbox}" target="_blank">Open the mailbox</a>`}
        <a class="button quiet" href="${flow}/continue">I have confirmed it</a>
        <form method="post" action="${flow}/check-mail"><button class="quiet">Send the mail again</button></form>
      </div>
      <p class="small">Nothing there? Look into the spam folder, or check the address above for a typo.</p>`,
    below: html`<p class="below"><a href="${flow}/create">Use another address</a></p>`,
    script: waitScript(flow),
  };
}

export function forgotPage(flow: string, { values = {}, errors = {}, ...state }: FormState): PageContent {
  return {
    title: 'Forgot password',
    card: html`<h1>Forgot your password?</h1>
      <p class="lead">Tell us your e-mail address and we send you a link to choose a new one.</p>
      <form method="post" action="${flow}/forgot">
        ${alert(state.alert)} ${emailField({ values, errors }, { isFocused: true })}
        <button>Send the link</button>
      </form>`,
    below: html`<p class="below"><a href="${flow}?existing">Back to sign in</a></p>`,
  };
}

export function resetSentPage(flow: string, email: string, mailbox: string | undefined): PageContent {
  return {
    title: 'Check your e-mail',
    card: html`${badge('mail')}
      <h1>Check your e-mail</h1>
      <p class="lead">
        If <strong>${email}</strong> has an account, we sent a link to choose a new password. The link works for one
        hour.
      </p>
      <div class="stack">
        ${mailbox && html`<a class="button" href="${mailbox}" target="_blank">Open the mailbox</a>`}
        <a class="button quiet" href="${flow}?existing">Back to sign in</a>
      </div>`,
  };
}
