import type { PublicScreenData } from '@swapt/shared/public';
import { screen as page } from '@testing-library/react';
import { openScreen } from './testing/open-screen.js';

const orgName = 'Harbour Bakery';
const shop = { name: orgName, logo: '', website: '', privacy: '/0198/privacy' };
const at = '2026-12-01T18:00:00Z';
const code = { screen: 'code', slug: 'window', orgName, hasAlert: true } as const;
const alert = { screen: 'codeAlert', slug: 'window' } as const;
const link = { ...alert, action: '/code/window/alert/t', email: 'ada@example.com', orgName } as const;
const itemAlert = { screen: 'itemAlert', product: '/store/s/inventory/i?variant=v' } as const;
const coupon = { screen: 'oneTime', orgName, offer: 'One free coffee' } as const;

const screens: [string, PublicScreenData][] = [
  ['a paused code', { ...code, kind: 'paused' }],
  ['a code that is not open yet', { ...code, kind: 'notYet', startsAt: at, wait: 'in 3 days' }],
  ['an expired code', { ...code, kind: 'expired' }],
  ['a code without uses left', { ...code, kind: 'usedUp' }],
  ['an archived code', { ...code, kind: 'archived' }],
  ['a deleted code', { screen: 'code', kind: 'deleted' }],
  ['the question for an address', { ...alert, kind: 'form', action: '/code/window/alert', email: '', problems: {} }],
  ['a sent question', { ...alert, kind: 'sent' }],
  ['a link of a mail', { ...link, kind: 'ask' }],
  ['a confirmed address', { ...link, kind: 'on' }],
  ['a deleted address', { ...alert, kind: 'stopped' }],
  ['an old link', { ...alert, kind: 'over' }],
  ['a sent question about a product', { ...itemAlert, kind: 'sent' }],
  ['a deleted address about a product', { ...itemAlert, kind: 'stopped' }],
  ['a coupon', { ...coupon, kind: 'ready', slug: 'once', asksPin: false }],
  ['a redeemed coupon', { ...coupon, kind: 'redeemed', at, now: at, target: 'https://bakery.example/' }],
  ['a used coupon', { ...coupon, kind: 'used', at, ago: '2 hours ago' }],
  ['a busy coupon', { screen: 'oneTime', kind: 'busy' }],
  ['a page that is not public', { screen: 'page', kind: 'draft', orgName }],
  ['a deleted page', { screen: 'page', kind: 'deleted', orgName }],
  ['a failure', { screen: 'notFound', title: 'Something went wrong', text: 'Please try again.' }],
];

const noticeAt = () => page.getByRole('link', { name: 'Privacy' }).getAttribute('href');

it.each(screens)('%s leads to the privacy notice of the shop whose page it is [R.privacy]', async (_, data) => {
  await openScreen(data, 'en', shop);
  expect(noticeAt()).toBe('/0198/privacy');
});

it('what the operator suspended leads to that of the platform, to no terms, and can still be reported', async () => {
  await openScreen({ ...code, kind: 'paused', hasAlert: false });
  expect(noticeAt()).toBe('/privacy');
  expect(page.queryByRole('link', { name: 'Terms' })).toBeNull();
  expect(page.getByRole('link', { name: 'Report this code' })).toHaveAttribute('href', '/report?code=window');
});

it('the notice says how long an address is kept that waits for a code, and that views of pages are counted', async () => {
  await openScreen({ screen: 'privacy', back: '/privacy' });
  expect(page.getByText(/never longer than half a year/)).toHaveTextContent('we delete it after three days');
  expect(page.getByText(/how often a page was opened/)).toBeVisible();
});
