import type { HydrationData } from '@swapt/shared/public';
import type { RemoteModule } from '@swapt/shared/remote';
import { act, waitFor } from '@testing-library/react';
import { answerFetch } from '../testing/answer-fetch.js';
import { takeOver } from './take-over.js';

const hydration: HydrationData = {
  data: { screen: 'notFound' },
  remote: { name: 'mf-public', version: '1', entry: '/r/mf-public/1/remoteEntry.js', integrity: 'sha384-x' },
  ticket: 'ticket-1',
  bases: { core: '', v1: '', wallet: '' },
};
const Screen = () => <h1>Nothing here</h1>;
const made = (load: () => Promise<{ default: () => React.ReactNode }>): RemoteModule => ({
  screens: { notFound: load },
});

let asked: HTMLScriptElement[];
let answers: ((script: HTMLScriptElement) => void)[];
let root: HTMLElement;

const reports = () =>
  jest.mocked(navigator.sendBeacon).mock.calls.map(([url, body]) => {
    expect(url).toBe('/telemetry/remote');
    const { ticket, reports } = JSON.parse(typeof body === 'string' ? body : '');
    expect(ticket).toBe('ticket-1');
    return reports[0];
  });
const fails = (script: HTMLScriptElement) => script.onerror?.(new Event('error'));
const hangs = () => {};
const runs = (remote: RemoteModule) => (script: HTMLScriptElement) => {
  Reflect.set(window, 'mf-public', { init: () => {}, get: async () => () => remote });
  script.onload?.(new Event('load'));
};

beforeEach(() => {
  Object.assign(globalThis, { SHARED_VERSIONS: {}, IS_REACT_ACT_ENVIRONMENT: true });
  navigator.sendBeacon = jest.fn(() => true);
  answerFetch(() => ({ status: 204 }));
  Reflect.deleteProperty(window, 'mf-public');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  asked = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    asked.push(script);
    answers.shift()?.(script);
  });
  document.body.innerHTML = '<div id="root"><h1>Nothing here</h1></div>';
  root = document.body.firstElementChild as HTMLElement;
});
afterEach(() => jest.restoreAllMocks());

describe('a public page', () => {
  it('is taken over by its remote, whose hash is checked, and says how long that took [G.remote.runtime]', async () => {
    answers = [runs(made(async () => ({ default: Screen })))];
    await act(() => takeOver(hydration, root));
    expect([asked[0]?.integrity, asked[0]?.crossOrigin]).toEqual(['sha384-x', 'anonymous']);
    expect(root.innerHTML).toBe('<h1>Nothing here</h1>');
    expect(reports()).toEqual([{ name: 'mf-public', version: '1', outcome: 'loaded', ms: expect.any(Number) }]);
  });

  it('asks once more, past the cache, for an entry that did not arrive [G.remote.down]', async () => {
    answers = [fails, runs(made(async () => ({ default: Screen })))];
    await act(() => takeOver(hydration, root));
    expect(asked).toHaveLength(2);
    expect(fetch).toHaveBeenCalledWith(hydration.remote.entry, { cache: 'reload' });
    expect(reports()).toMatchObject([{ outcome: 'loaded' }]);
  });

  it.each([
    ['does not arrive', 'entry', [fails, fails]],
    ['throws', 'entry', [(script: HTMLScriptElement) => script.onload?.(new Event('load'))]],
    ['lacks the screen', 'no-screen', [runs({ screens: {} })]],
    ['cannot load the screen', 'chunk', [runs(made(() => Promise.reject(new Error('404'))))]],
  ])('stays readable when the remote %s, and tells so [G.remote.down]', async (_, code, given) => {
    answers = [...given];
    await act(() => takeOver(hydration, root));
    expect(root.innerHTML).toBe('<h1>Nothing here</h1>');
    expect(reports()).toEqual([{ name: 'mf-public', version: '1', outcome: 'failed', code }]);
  });

  it('runs nothing without a hash', async () => {
    answers = [];
    await act(() => takeOver({ ...hydration, remote: { ...hydration.remote, integrity: '' } }, root));
    expect(asked).toEqual([]);
    expect(reports()).toMatchObject([{ code: 'integrity-missing' }]);
  });

  it('stays readable when the screen throws [G.remote.down]', async () => {
    const crash = () => {
      throw new Error('crash');
    };
    answers = [runs(made(async () => ({ default: crash })))];
    // React's test mode would throw it on.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    await takeOver(hydration, root);
    const crashed = { name: 'mf-public', version: '1', outcome: 'failed', code: 'crash' };
    await waitFor(() => expect(reports()).toContainEqual(crashed));
    await waitFor(() => expect(root.innerHTML).toBe('<h1>Nothing here</h1>'));
  });

  it('tells after eight seconds that the remote is not there', async () => {
    jest.useFakeTimers();
    answers = [hangs];
    void takeOver(hydration, root);
    await jest.advanceTimersByTimeAsync(7900);
    expect(reports()).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(reports()).toMatchObject([{ outcome: 'failed', code: 'timeout' }]);
    jest.useRealTimers();
  });
});
