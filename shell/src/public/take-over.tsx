import { createPublicClient } from '@swapt/shared/client/public';
import * as shared from '@swapt/shared/public';
import type { RemoteFailure } from '@swapt/shared/remote';
import * as react from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadRemote } from './container.js';

const budgetMs = 8000;

/** The page is readable as the server sent it; it is taken over only when all of its code is there, and stays as it is when that fails. */
export async function takeOver(
  { data, words, shop, remote, ticket, bases }: shared.HydrationData,
  root: HTMLElement,
): Promise<void> {
  const call = createPublicClient({ bases });
  const track = (name: 'page_view' | 'error', label?: string) =>
    void call('analytics.collect', {
      events: [
        {
          name,
          path: location.pathname.slice(0, 200),
          label: label?.slice(0, 120),
        },
      ],
    }).catch(() => undefined);
  const report = (outcome: object) =>
    navigator.sendBeacon(
      '/telemetry/remote',
      JSON.stringify({ ticket, reports: [{ name: remote.name, version: remote.version, ...outcome }] }),
    );
  const fail = (error: unknown, code: RemoteFailure) => {
    console.error(error);
    track('error', String(error));
    report({ outcome: 'failed', code });
    if (code !== 'crash' && code !== 'timeout') showBroken(root);
  };

  let step: RemoteFailure = remote.integrity ? 'entry' : 'integrity-missing';
  const start = performance.now();
  // What comes after that is still welcome.
  const timer = setTimeout(() => fail('not there in time', 'timeout'), budgetMs);
  try {
    const { screens } = await loadRemote(remote, { react, '@swapt/shared/public': shared });
    const ms = Math.round(performance.now() - start);
    step = 'no-screen';
    const load = screens[data.screen];
    if (!load) throw new Error(`There is no screen ${data.screen}`);
    step = 'chunk';
    const screen = await load();
    const html = root.innerHTML;
    hydrateRoot(
      root,
      <shared.PageProvider value={{ data, words, shop, call, onCrash: (error) => fail(error, 'crash') }}>
        <screen.default />
      </shared.PageProvider>,
      {
        onRecoverableError: (error) => track('error', String(error)),
        onUncaughtError: (error) => {
          // React empties the page; what the server sent is better.
          queueMicrotask(() => (root.innerHTML = html));
          fail(error, 'crash');
        },
      },
    );
    track('page_view');
    report({ outcome: 'loaded', ms });
  } catch (error) {
    fail(error, step);
  }
  clearTimeout(timer);
}

/** What a page is nothing without gives way to the words that say so. A page marks both. */
function showBroken(root: HTMLElement): void {
  root.querySelectorAll<HTMLElement>('[data-until-live]').forEach((element) => (element.hidden = true));
  root.querySelectorAll<HTMLElement>('[data-when-broken]').forEach((element) => (element.hidden = false));
}
