import type { PrivateOrg, PublicScreenData } from '@swapt/shared/public';
import { scriptPayloads } from '@swapt/shared/testing';
import { act, screen as page } from '@testing-library/react';
import { render, words } from './server.js';
import { openScreen as open } from './testing/open-screen.js';

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
  ['This code has already been used', oneTime({ kind: 'used' as const, at, ago: '2 hours ago' })],
  ['Too many attempts at once', { screen: 'oneTime', kind: 'busy' }],
  ['What data we save when you scan a code', { screen: 'privacy', back: '/privacy' }],
  [
    'What data Harbour Bakery gets when you scan its code',
    privacyOf({ visitorMode: 'cookie', contact: 'a@b.example' }),
  ],
  ['There is no page here', { screen: 'notFound' }],
  ['We cannot show this page', { screen: 'notFound', title: 'We cannot show this page', text: 'Try again.' }],
];

function privacyOf(own: Partial<PrivateOrg>): PublicScreenData {
  const org = { id: 'o', name: 'Harbour Bakery', contact: '', visitorMode: 'daily' as const, hasAgreed: false };
  return { screen: 'privacy', org: { ...org, ...own }, back: '/o/privacy' };
}

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
    {
      screen: 'terms',
      kind: 'shown',
      orgId: 'o',
      orgName: 'Rye Mill',
      text: 'Be kind.',
      platform: { title: 'Terms', body: 'B' },
    },
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
      {
        screen: 'terms',
        kind: 'shown',
        orgId: 'o',
        orgName: payload,
        text: payload,
        platform: { title: 'T', body: 'B' },
      },
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

it('offers the way out of being recognized, or back in, and says where the browser has chosen already', async () => {
  await open({ screen: 'privacy', back: '/privacy' });
  expect(page.getByRole('button', { name: /do not recognize/i })).toHaveAttribute('value', 'out');
  await open({ screen: 'privacy', refusal: 'choice', back: '/privacy' });
  expect(page.getByRole('button', { name: /again/i })).toHaveAttribute('value', 'in');
  await open({ screen: 'privacy', refusal: 'browser', back: '/privacy' });
  expect(page.queryByRole('button')).toBeNull();
  expect(page.getByText(/asks websites not to track you/)).toBeVisible();
});

it.each<[PrivateOrg['visitorMode'], RegExp, string[]]>([
  ['none', /nothing that connects two of your scans/, []],
  ['daily', /a number for one day/, ['out']],
  ['cookie', /a random number in a cookie for one year/, ['out', 'agree', 'refuse']],
])(
  'tells of an organization that recognizes visitors as “%s” what it saves, and what one can choose',
  async (mode, saved, choices) => {
    await open(privacyOf({ visitorMode: mode }));
    expect(page.getByText(saved)).toBeVisible();
    expect(page.getByText(/has not named a contact/)).toBeVisible();
    expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible();
    expect(page.queryAllByText(/If you agreed to its cookie/)).toHaveLength(mode === 'cookie' ? 1 : 0);
    expect(page.queryAllByRole('button').map((button) => button.getAttribute('value'))).toEqual(choices);
    const agreed = privacyOf({ visitorMode: mode, hasAgreed: mode === 'cookie', contact: 'privacy@bakery.example' });
    await open(agreed);
    expect(page.getByRole('link', { name: 'privacy@bakery.example' })).toBeVisible();
    expect(page.queryAllByRole('button').map((button) => button.getAttribute('value'))).toEqual(
      mode === 'cookie' ? ['refuse', 'out'] : choices,
    );
  },
);

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
