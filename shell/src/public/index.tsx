import * as shared from '@swapt/shared/public';
import { createClient } from '@swapt/shared/client';
import type { RemoteModule } from '@swapt/shared/remote';
import * as react from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadRemote } from './container.js';

const seed = JSON.parse(document.getElementById('seed')?.textContent ?? '') as shared.PageSeed;
const call = createClient({ bases: { core: seed.apiBase } });
const tell = (name: 'page_view' | 'error', label?: string) =>
  void call('analytics.collect', { events: [{ name, path: location.pathname.slice(0, 200), label }] }).catch(
    () => undefined,
  );

/** The page is readable as the server sent it; it is taken over only when all of its code is there. */
async function takeOver(): Promise<void> {
  const root = document.getElementById('root');
  const { screens }: RemoteModule = await loadRemote(seed.remote, { react, '@swapt/shared/public': shared });
  const screen = await screens[seed.data.screen]?.();
  if (!root || !screen) throw new Error(`There is no screen ${seed.data.screen}`);
  hydrateRoot(
    root,
    <shared.PageProvider value={{ data: seed.data, call }}>
      <screen.default />
    </shared.PageProvider>,
    { onRecoverableError: (error) => tell('error', String(error).slice(0, 120)) },
  );
  tell('page_view');
}

takeOver().catch((error: unknown) => {
  console.error(error);
  tell('error', String(error).slice(0, 120));
});
