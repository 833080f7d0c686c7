import type { PageData } from '@swapt/shared/public';
import { apiError, renderPublicPage, scriptPayloads, type FakeApi } from '@swapt/shared/testing';
import { act, screen as page } from '@testing-library/react';
import { contribution } from './contribution.js';
import { screens } from './remote.js';
import { render } from './server.js';

const offline: FakeApi = {
  'analytics.appendScan': () => {
    throw apiError('server.unavailable');
  },
};
const open = (data: PageData) => renderPublicPage({ contribution, screens, render }, data, offline);

const note = (text: string, orgName = 'Harbour Bakery'): PageData => ({
  screen: 'note',
  kind: 'shown',
  orgName,
  text,
  at: '2026-11-20T23:30:00.000Z',
});

const at = '2026-11-20T10:00:00.000Z';
const oneTime = <T extends { kind: string }>(own: T) => ({
  screen: 'oneTime' as const,
  orgName: 'Harbour Bakery',
  offer: 'One free coffee',
  ...own,
});

const pages: [string, PageData][] = [
  ['Print it once', { screen: 'home' }],
  ['Welcome to music.example', { screen: 'hostHome', host: 'music.example' }],
  ['Harbour Bakery has paused', { screen: 'code', kind: 'paused', orgName: 'Harbour Bakery', viewToken: 't' }],
  ['This code is no longer in use', { screen: 'code', kind: 'deleted' }],
  ['We do not know this code', { screen: 'code', kind: 'unknown' }],
  ['A note from Harbour Bakery', note('Open until 8.\nRing the bell.')],
  ['This note cannot be shown', { screen: 'note', kind: 'unknown' }],
  ['One free coffee', oneTime({ kind: 'ready' as const, slug: 'once', viewToken: 't' })],
  [
    'A code from Harbour Bakery that works once',
    oneTime({ kind: 'ready' as const, slug: 'once', viewToken: 't', offer: '' }),
  ],
  ['Your code is used', oneTime({ kind: 'redeemed' as const, at, target: 'https://bakery.example/' })],
  ['This code is used up', oneTime({ kind: 'used' as const, at, ago: '2 hours ago' })],
  ['Too many tries at once', { screen: 'oneTime', kind: 'busy' }],
  ['What is kept when you scan a code', { screen: 'privacy', isOptedOut: false }],
  ['There is no page here', { screen: 'notFound' }],
];

it.each(pages)(
  'is the same on the server and in the browser, without inline styles: %s [R.home R.home.host R.redirect R.note R.notfound]',
  async (title, data) => {
    const { before, after, repairs } = await open(data);
    expect(repairs).toEqual([]);
    expect(after).toBe(before);
    expect(before).not.toContain('style=');
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  },
);

it('counts the view of a paused code once, with the token of its page', async () => {
  const paused = await open({ screen: 'code', kind: 'paused', orgName: 'Harbour Bakery', viewToken: 'the-token' });
  expect(paused.inputs('analytics.appendScan')).toEqual([{ token: 'the-token' }]);
  const deleted = await open({ screen: 'code', kind: 'deleted' });
  expect(deleted.inputs('analytics.appendScan')).toEqual([]);
});

it('shows another destination of the same print when one is chosen', async () => {
  await open({ screen: 'home' });
  expect(page.getByRole('status')).toHaveTextContent('Lunch menu');
  await act(async () => page.getByLabelText('December').click());
  expect(page.getByRole('status')).toHaveTextContent('Gift vouchers');
});

it('offers the way out, or back in, of the visitor number', async () => {
  await open({ screen: 'privacy', isOptedOut: false });
  expect(page.getByRole('button', { name: /do not give me/i })).toHaveAttribute('value', 'out');
  await open({ screen: 'privacy', isOptedOut: true });
  expect(page.getByRole('button', { name: /again/i })).toHaveAttribute('value', 'in');
});

it('shows the text of a note with its line breaks, and never runs what is written in it or in a name [R.note]', async () => {
  const plain = await open(note('Open'));
  const markupOf = (html: string) => html.replace(/>[^<]+/g, '>');
  for (const payload of scriptPayloads) {
    const { before, after } = await open(note(`${payload}\nSecond line`, payload));
    expect(document.querySelector('.note-text')).toHaveProperty('textContent', `${payload}\nSecond line`);
    expect(page.getByRole('heading', { level: 1 })).toHaveProperty('textContent', `A note from ${payload}`);
    expect([payload, markupOf(before), markupOf(after)]).toEqual([
      payload,
      markupOf(plain.before),
      markupOf(plain.after),
    ]);
  }
  expect(window).not.toHaveProperty('scriptRan');
});

it('uses a one-time code by a plain form alone, which names the code, and counts the view [R.redirect]', async () => {
  const { inputs } = await open(oneTime({ kind: 'ready' as const, slug: 'once', viewToken: 'the-token' }));
  const form = page.getByRole('button', { name: 'Use it now' }).closest('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/once']);
  expect(inputs('analytics.appendScan')).toEqual([{ token: 'the-token' }]);
});

it('leads on the phone that used a code, and no other [R.redirect]', async () => {
  const used = oneTime({ kind: 'used' as const, at, ago: '2 hours ago' });
  await open(used);
  expect(page.queryByRole('link', { name: 'Continue' })).toBeNull();
  expect(page.getByText(/please ask Harbour Bakery/)).toBeVisible();
  await open({ ...used, target: 'https://bakery.example/' });
  expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', 'https://bakery.example/');
});

it('never runs what is written in the offer of a one-time code or in a name', async () => {
  for (const payload of scriptPayloads) {
    await open(oneTime({ kind: 'ready' as const, slug: 'once', viewToken: 't', orgName: payload, offer: payload }));
    expect(page.getByRole('heading', { level: 1 })).toHaveProperty('textContent', payload);
    expect(document.querySelectorAll('script, img, iframe, [onerror], [onload]')).toHaveLength(0);
  }
  expect(window).not.toHaveProperty('scriptRan');
});
