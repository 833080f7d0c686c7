import { act, screen as page } from '@testing-library/react';
import { PageProvider, type PageData } from '@swapt/shared/public';
import type { Call } from '@swapt/shared/client';
import { hydrateRoot, type Root } from 'react-dom/client';
import { screens } from './remote.js';
import { render } from './server.js';

const roots: Root[] = [];
afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())));

/** The server's markup, then taken over as the shell does it. Gives what React had to repair. */
async function takeOver(data: PageData, call: Call = async () => Promise.reject(new Error('offline'))) {
  document.body.innerHTML = `<div id="root">${render(data)}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('The markup has no root');
  const before = root.innerHTML;
  const { default: Screen } = await screens[data.screen]();
  const repairs: unknown[] = [];
  await act(async () => {
    roots.push(
      hydrateRoot(
        root,
        <PageProvider value={{ data, call }}>
          <Screen />
        </PageProvider>,
        { onRecoverableError: (error) => repairs.push(error) },
      ),
    );
  });
  return { before, after: root.innerHTML, repairs };
}

const pages: [string, PageData][] = [
  ['Print it once', { screen: 'home' }],
  ['Welcome to music.example', { screen: 'hostHome', host: 'music.example' }],
  ['Harbour Bakery has paused', { screen: 'code', kind: 'paused', orgName: 'Harbour Bakery', viewToken: 't' }],
  ['This code is no longer in use', { screen: 'code', kind: 'deleted' }],
  ['We do not know this code', { screen: 'code', kind: 'unknown' }],
  ['What is kept when you scan a code', { screen: 'privacy', isOptedOut: false }],
  ['There is no page here', { screen: 'notFound' }],
];

it.each(pages)(
  'is the same on the server and in the browser, without inline styles: %s [R.home R.home.host R.redirect R.notfound]',
  async (title, data) => {
    const { before, after, repairs } = await takeOver(data);
    expect(repairs).toEqual([]);
    expect(after).toBe(before);
    expect(before).not.toContain('style=');
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  },
);

it('counts the view of a paused code once, with the token of its page', async () => {
  const calls: unknown[][] = [];
  const call: Call = async (...args) => {
    calls.push(args);
    throw new Error('offline');
  };
  await takeOver({ screen: 'code', kind: 'paused', orgName: 'Harbour Bakery', viewToken: 'the-token' }, call);
  expect(calls).toEqual([['analytics.appendScan', { token: 'the-token' }]]);
  await takeOver({ screen: 'code', kind: 'deleted' }, call);
  expect(calls).toHaveLength(1);
});

it('shows another destination of the same print when one is chosen', async () => {
  await takeOver({ screen: 'home' });
  expect(page.getByRole('status')).toHaveTextContent('Lunch menu');
  await act(async () => page.getByLabelText('December').click());
  expect(page.getByRole('status')).toHaveTextContent('Gift vouchers');
});

it('offers the way out, or back in, of the visitor number', async () => {
  await takeOver({ screen: 'privacy', isOptedOut: false });
  expect(page.getByRole('button', { name: /do not give me/i })).toHaveAttribute('value', 'out');
  await takeOver({ screen: 'privacy', isOptedOut: true });
  expect(page.getByRole('button', { name: /again/i })).toHaveAttribute('value', 'in');
});
