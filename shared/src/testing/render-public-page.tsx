import { act } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { PageProvider, type PublicScreenData, type Shop } from '../public/index.js';
import type { Contribution, RemoteModule } from '../remote/index.js';
import { fakeApi, type FakeApi, type FakeCalls } from './fake-api.js';
import { faultsOf } from './render-remote.js';

interface PublicRemote {
  contribution: Contribution;
  screens: RemoteModule['screens'];
  /** The messages and the markup that the release makes on the server. */
  words: (screen: PublicScreenData['screen'], language: string) => unknown;
  render: (data: PublicScreenData, words: never, shop?: Shop) => string;
}

export interface RenderedPage extends Pick<FakeCalls, 'inputs'> {
  /** The markup as the server sent it, and after the browser took it over. */
  before: string;
  after: string;
  /** What React had to repair, because browser and server did not agree. */
  repairs: unknown[];
  user: UserEvent;
}

const roots: Root[] = [];
afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())));

/** Shows a public page as shoppers get it: the server's markup first, then taken over by the remote's own lazy screen. */
export async function renderPublicPage(
  remote: PublicRemote,
  data: PublicScreenData,
  api: FakeApi = {},
  language = 'en',
  shop?: Shop,
): Promise<RenderedPage> {
  const { contribution, screens, words: wordsOf, render } = remote;
  const words = wordsOf(data.screen, language);
  const load = screens[data.screen];
  const faults = faultsOf(contribution, screens);
  if (!load || faults.length) throw new Error(faults.join(' ') || `${contribution.name} has no screen ${data.screen}.`);
  document.body.innerHTML = `<div id="root">${render(data, words as never, shop)}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('The markup took the root of the page away.');
  const before = root.innerHTML;
  const { default: Screen } = await load();
  const { call, inputs } = fakeApi(api);
  const repairs: unknown[] = [];
  await act(async () => {
    roots.push(
      hydrateRoot(
        root,
        <PageProvider value={{ data, words, shop, call }}>
          <Screen />
        </PageProvider>,
        { onRecoverableError: (error) => repairs.push(error) },
      ),
    );
  });
  return { before, after: root.innerHTML, repairs, inputs, user: userEvent.setup() };
}
