import { answerFetch } from '../../testing/answer-fetch.js';
import { testRemote } from '../testing/render-console.js';
import { overlayOrigin, takeOverlay, withOverlay } from './overlay.js';

const { contribution } = testRemote('mf-codes', { path: '/admin/my-codes', label: 'My codes' });
const released = testRemote('mf-codes', { path: '/admin/my-codes', label: 'My codes' });
const other = testRemote('mf-stores', { path: '/admin/catalogs', label: 'Catalogs' });
const discovery = { remotes: [released, other], isStale: false };
const release = {
  contribution,
  version: '0.12.0-own',
  entry: 'remoteEntry.js',
  files: { 'remoteEntry.js': 'sha384-own' },
};

const open = (search: string, isAllowed = true) => {
  history.replaceState(null, '', `/admin/my-codes${search}`);
  takeOverlay(isAllowed);
};
const answer = (body: unknown) => answerFetch(() => ({ body }));

beforeEach(() => sessionStorage.clear());

describe('a developer’s own remote', () => {
  it('is named in the address once, and kept for the tab', () => {
    open('?page=2&overlay=http://localhost:4301/ignored#a');
    expect(location.href).toBe(`${location.origin}/admin/my-codes?page=2#a`);
    open('');
    expect(overlayOrigin()).toBe('http://localhost:4301');
  });

  it('comes from this computer only', () => {
    for (const foreign of [
      'https://evil.example',
      'http://localhost.evil.example',
      'javascript:alert(1)',
      'localhost:4301',
      '',
      'x',
    ]) {
      open(`?overlay=${encodeURIComponent(foreign)}`);
      expect([foreign, overlayOrigin()]).toEqual([foreign, null]);
      expect(location.search).toBe('');
    }
  });

  it('is impossible where the operator does not allow it, even if it was kept', () => {
    open('?overlay=http://localhost:4301');
    open('?overlay=http://localhost:4302', false);
    expect(overlayOrigin()).toBeNull();
  });

  it('takes the place of the released one, with its own hash', async () => {
    open('?overlay=http://localhost:4301');
    answer(release);
    const { remotes, overlay } = await withOverlay(discovery);
    expect(overlay).toEqual({ host: 'localhost:4301', name: 'mf-codes' });
    expect(remotes).toContain(other);
    expect(remotes.filter(({ name }) => name === 'mf-codes')).toEqual([
      expect.objectContaining({
        version: '0.12.0-own',
        entry: 'http://localhost:4301/remoteEntry.js',
        integrity: 'sha384-own',
      }),
    ]);
  });

  it('leaves the released one when it does not answer, or not with a release', async () => {
    open('?overlay=http://localhost:4301');
    for (const body of [{}, null, { ...release, contribution: {} }]) {
      answer(body);
      expect(await withOverlay(discovery)).toEqual({ ...discovery, overlay: { host: 'localhost:4301' } });
    }
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await withOverlay(discovery)).toEqual({ ...discovery, overlay: { host: 'localhost:4301' } });
  });
});
