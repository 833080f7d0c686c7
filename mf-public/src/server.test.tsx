import type { PublicScreenData } from '@swapt/shared/public';
import { apiError, renderPublicPage, scriptPayloads, type FakeApi } from '@swapt/shared/testing';
import { act, screen as page } from '@testing-library/react';
import { contribution } from './contribution.js';
import { screens } from './remote.gen.js';
import { render, words } from './server.js';

const offline: FakeApi = {
  'analytics.appendScan': () => {
    throw apiError('server.unavailable');
  },
};
const open = (data: PublicScreenData, language = 'en') =>
  renderPublicPage({ contribution, screens, words, render }, data, offline, language);

const note = (text: string, orgName = 'Harbour Bakery'): PublicScreenData => ({
  screen: 'note',
  kind: 'shown',
  orgName,
  text,
  at: '2026-11-20T23:30:00.000Z',
  day: '20 November 2026',
});

const at = '2026-11-20T10:00:00.000Z';
const oneTime = <T extends { kind: string }>(own: T) => ({
  screen: 'oneTime' as const,
  orgName: 'Harbour Bakery',
  offer: 'One free coffee',
  ...own,
});

const pages: [string, PublicScreenData][] = [
  ['Print it once', { screen: 'home', target: '' }],
  ['Welcome to music.example', { screen: 'hostHome', host: 'music.example' }],
  ['Harbour Bakery has paused', { screen: 'code', kind: 'paused', orgName: 'Harbour Bakery', viewToken: 't' }],
  ['This code is no longer in use', { screen: 'code', kind: 'deleted' }],
  ['We do not know this code', { screen: 'code', kind: 'unknown' }],
  ['A note from Harbour Bakery', note('Open until 8.\nRing the bell.')],
  ['We cannot show this note', { screen: 'note', kind: 'unknown' }],
  ['One free coffee', oneTime({ kind: 'ready' as const, slug: 'once', viewToken: 't' })],
  [
    'A code from Harbour Bakery that works once',
    oneTime({ kind: 'ready' as const, slug: 'once', viewToken: 't', offer: '' }),
  ],
  ['You have used your code', oneTime({ kind: 'redeemed' as const, at, target: 'https://bakery.example/' })],
  ['This code has already been used', oneTime({ kind: 'used' as const, at, ago: '2 hours ago' })],
  ['Too many attempts at once', { screen: 'oneTime', kind: 'busy' }],
  ['What data we save when you scan a code', { screen: 'privacy', isOptedOut: false }],
  ['There is no page here', { screen: 'notFound' }],
  ['We cannot show this page', { screen: 'notFound', title: 'We cannot show this page', text: 'Try again.' }],
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

it.each([
  ['de', 'Erstellt mit Swapt'],
  ['ar', 'أُنشئت باستخدام Swapt'],
])('is the same on the server and in the browser in the language %s', async (language, foot) => {
  for (const [, data] of pages) {
    const { before, after, repairs } = await open(data, language);
    expect([repairs, after]).toEqual([[], before]);
    expect(before).toContain(foot);
    expect(before).not.toMatch(/Start page|Go to the start/);
  }
});

it('counts the view of a paused code once, with the token of its page', async () => {
  const paused = await open({ screen: 'code', kind: 'paused', orgName: 'Harbour Bakery', viewToken: 'the-token' });
  expect(paused.inputs('analytics.appendScan')).toEqual([{ token: 'the-token' }]);
  const deleted = await open({ screen: 'code', kind: 'deleted' });
  expect(deleted.inputs('analytics.appendScan')).toEqual([]);
});

const picture = {
  picture_id: '018f0000-0000-7000-8000-0000000000f1',
  prompt: 'A tea house',
  style: 'paper' as const,
  seed: 1,
  target: 'https://bakery.example/',
  code: null,
  is_chosen: false,
  made_by: 'renderer' as const,
  png_url: '/ai-qr/one.png',
  svg_url: '/ai-qr/one.svg',
  score: { value: 91, verdict: 'good' as const, reasons: [] },
  created_at: at,
  expires_at: at,
};
const values = { prompt: 'A tea house', style: 'paper' as const, target: 'https://bakery.example/' };
const about = { kind: 'code' as const, id: 'window' };
const forms: [string, PublicScreenData][] = [
  ['Turn your QR code into a picture', { screen: 'aiQr', values, problems: {}, isModel: false }],
  [
    'Turn your QR code into a picture',
    { screen: 'aiQr', values, problems: { target: 'No.' }, picture: null, isModel: true },
  ],
  ['Your picture is ready', { screen: 'aiQr', values, problems: {}, picture, isModel: false }],
  [
    'Share a code',
    {
      screen: 'share',
      kind: 'shown',
      title: 'a code',
      orgName: '',
      address: 'https://x.example/a',
      picture: '/a',
      about,
    },
  ],
  ['You cannot share this', { screen: 'share', kind: 'unknown' }],
  [
    'Terms of Rye Mill',
    { screen: 'terms', kind: 'shown', orgName: 'Rye Mill', text: 'Be kind.', platform: { title: 'Terms', body: 'B' } },
  ],
  ['There are no terms here', { screen: 'terms', kind: 'unknown' }],
  [
    'Report this code',
    {
      screen: 'report',
      kind: 'form',
      about,
      orgName: 'Rye Mill',
      values: { reason: 'scam', note: 'n', email: '' },
      problems: { email: 'Check it.' },
    },
  ],
  ['Thank you for your report', { screen: 'report', kind: 'sent' }],
  ['There is nothing to report here', { screen: 'report', kind: 'unknown' }],
];

it.each(forms)('is the same on the server and in the browser: %s [R.aiqr R.share R.terms]', async (title, data) => {
  const { before, after, repairs } = await open(data);
  expect(repairs).toEqual([]);
  // A browser can copy and share; the server cannot know.
  if (data.screen !== 'share') expect(after).toBe(before);
  expect(before).not.toContain('style=');
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('keeps what was typed and says at the field what is wrong [R.aiqr]', async () => {
  await open({ screen: 'aiQr', values, problems: { target: 'Not there.' }, isModel: false });
  const field = page.getByLabelText('Where should it lead?');
  expect(field).toHaveValue(values.target);
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Not there.'));
  expect(page.getByRole('radio', { name: /Paper cut/ })).toBeChecked();
  expect(field.closest('form')).toHaveAttribute('method', 'post');
  expect(page.getByText(/without an AI model/)).toBeVisible();
});

it('never runs what is written in a prompt, terms, a report or a title [R.aiqr R.share R.terms]', async () => {
  for (const payload of scriptPayloads) {
    const hostile: PublicScreenData[] = [
      {
        screen: 'aiQr',
        values: { ...values, prompt: payload, target: payload },
        problems: {},
        picture: { ...picture, prompt: payload, target: payload },
        isModel: false,
      },
      {
        screen: 'share',
        kind: 'shown',
        title: payload,
        orgName: payload,
        address: 'https://x.example/a',
        picture: '/a',
        about,
      },
      { screen: 'terms', kind: 'shown', orgName: payload, text: payload, platform: { title: 'T', body: 'B' } },
      {
        screen: 'report',
        kind: 'form',
        about: { kind: 'code', id: payload },
        orgName: payload,
        values: { reason: '', note: payload, email: payload },
        problems: {},
      },
    ];
    for (const data of hostile) {
      await open(data);
      expect(document.querySelectorAll('script, iframe, [onerror], [onload]')).toHaveLength(0);
    }
  }
  expect(window).not.toHaveProperty('scriptRan');
});

it('shows another destination of the same print when one is chosen', async () => {
  await open({ screen: 'home', target: '' });
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

it('makes addresses in a text that somebody wrote into links, on the server and in the browser', async () => {
  const { before, after, repairs } = await open(
    note('Book at www.bakery.example/tables.\nNot at javascript:alert(1).'),
  );
  expect([repairs, after]).toEqual([[], before]);
  const links = [...document.querySelectorAll('.note-text a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('rel'),
  ]);
  expect(links).toEqual([['www.bakery.example/tables', 'https://www.bakery.example/tables', 'noopener nofollow ugc']]);
});

it('runs nothing that is written into an address', () => {
  const linked = ['', ...scriptPayloads].map((payload) => {
    const html = new DOMParser().parseFromString(
      render(note(`https://bakery.example/${payload}`), words('note', 'en')),
      'text/html',
    );
    return html.querySelectorAll('script, iframe, object, [onerror], [onload], [onclick], [onfocus]').length;
  });
  expect(new Set(linked)).toEqual(new Set([0]));
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
