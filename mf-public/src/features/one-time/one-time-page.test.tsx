import type { PublicScreenData } from '@swapt/shared/public';
import { scriptPayloads } from '@swapt/shared/testing';
import { screen as page } from '@testing-library/react';
import { openScreen as open } from '../../testing/open-screen.js';

const at = '2026-11-20T10:00:00.000Z';
const oneTime = <T extends { kind: string }>(own: T) => ({
  screen: 'oneTime' as const,
  orgName: 'Harbour Bakery',
  offer: 'One free coffee',
  ...own,
});

/** What only script can do is added once the page is live. */
const moving: [string, PublicScreenData][] = [
  ['One free coffee', oneTime({ kind: 'ready' as const, slug: 'once', asksPin: false, viewToken: 't' })],
  [
    'A code from Harbour Bakery that works once',
    oneTime({ kind: 'ready' as const, slug: 'once', asksPin: false, viewToken: 't', offer: '' }),
  ],
  ['You have used your code', oneTime({ kind: 'redeemed' as const, at, now: at, target: 'https://bakery.example/' })],
];

it.each(moving)('begins in the browser as the server made it, without inline styles: %s', async (title, data) => {
  const { before, repairs } = await open(data);
  expect(repairs).toEqual([]);
  expect(before).not.toContain('style=');
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it('uses a one-time code by a plain form alone, which names the code, and counts the view [R.redirect]', async () => {
  const ready = oneTime({ kind: 'ready' as const, slug: 'once', asksPin: false, viewToken: 'the-token' });
  const { inputs, before } = await open(ready);
  // Without script a press is enough.
  expect(before).toContain('<button class="button long-press">Use it now</button>');
  const form = page.getByRole('button', { name: 'Hold to use it' }).closest('form');
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
    await open(
      oneTime({
        kind: 'ready' as const,
        slug: 'once',
        asksPin: false,
        viewToken: 't',
        orgName: payload,
        offer: payload,
      }),
    );
    expect(page.getByRole('heading', { level: 1 })).toHaveProperty('textContent', payload);
    expect(document.querySelectorAll('script, img, iframe, [onerror], [onload]')).toHaveLength(0);
  }
  expect(window).not.toHaveProperty('scriptRan');
});
