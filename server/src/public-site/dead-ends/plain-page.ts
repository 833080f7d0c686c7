import type { GateScreenData, PublicScreenData } from '@swapt/shared/public';
import { textsOf, type Texts } from '@swapt/shared/messages/words';
import { escapeHtml } from '../../platform/html/escape-html.js';
import { htmlDocument } from '../../platform/html/html-document.js';
import type { PublicReply } from '../public-page.js';

const style =
  ':root{color-scheme:light dark}body{overflow-wrap:anywhere;max-width:34rem;margin:15vh auto;padding:0 16px;font:1.1rem/1.6 system-ui,sans-serif}button,input{font:inherit;padding:.6em 1em}';

/** What a page says when the remote that would show it is not there: the same facts, what can be done with it, and the way to the start page. */
export function plainPage({ title, description = '', data }: PublicReply, nonce: string, language: string): string {
  const texts = textsOf(language);
  const { frame } = texts;
  const links = `<p><a href="/">${escapeHtml(frame('startPage'))}</a> · <a href="/auth/login">${escapeHtml(frame('signIn'))}</a></p>`;
  return htmlDocument({
    title,
    theme: 'system',
    language,
    head: `<meta name="robots" content="noindex"><style nonce="${nonce}">${style}</style>`,
    body: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>${formOf(data, texts)}${links}</main>`,
  });
}

/** A shopper with a code in hand can use it whatever else is broken. */
function formOf(data: PublicScreenData, { frame, oneTime }: Texts): string {
  if (data.screen === 'oneTime' && data.kind === 'ready')
    return form(`/${data.slug}`, `${data.asksPin ? pinOf(data, oneTime) : ''}${button(frame('useNow'))}`);
  if (data.screen !== 'gate') return '';
  const password = `<p><label>${escapeHtml(frame('password'))} <input name="password" type="password" required></label></p>`;
  const problem = data.problem === 'password' ? `<p role="alert">${escapeHtml(frame('wrongPassword'))}</p>` : '';
  const fields = Object.entries(hiddenOf(data)).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return form(data.action, `${fields.join('')}${problem}${data.asksPassword ? password : ''}${buttonsOf(data, frame)}`);
}

function pinOf({ problem }: Ready, text: Texts['oneTime']): string {
  const said = problem ? `<p role="alert">${escapeHtml(text(pinProblems[problem]))}</p>` : '';
  return `${said}<p><label>${escapeHtml(text('pin'))} <input name="pin" type="password" inputmode="numeric" autocomplete="one-time-code" required></label></p>`;
}

type Ready = Extract<PublicScreenData, { screen: 'oneTime'; kind: 'ready' }>;
const pinProblems = { missing: 'pinMissing', wrong: 'pinWrong', tooMany: 'pinTries' } as const;

/** A page as plain as this cannot find the place out. */
const hiddenOf = ({ useId, answers, asksPlace }: GateScreenData) => ({
  use: useId,
  ...answers,
  ...(asksPlace && { latitude: '', longitude: '' }),
});

function buttonsOf({ ages, isLimited }: GateScreenData, frame: Texts['frame']): string {
  if (ages.length === 0) return button(frame(isLimited ? 'useNow' : 'continue'));
  const choices = ages.map(({ age, words }) => button(words, ` name="age" value="${age}"`));
  return [...choices, button(frame('preferNotToSay'), ' name="age" value=""')].join('');
}

const button = (words: string, more = '') => `<p><button${more}>${escapeHtml(words)}</button></p>`;
const form = (action: string, inside: string) => `<form method="post" action="${escapeHtml(action)}">${inside}</form>`;
