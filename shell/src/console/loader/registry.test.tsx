import { answerFetch } from '../../testing/answer-fetch.js';
import { testRemote } from '../testing/render-console.js';
import { createEntryScript } from './federation.js';
import { adopt, discover, hasNewer, readRegistry } from './registry.js';

const one = testRemote('mf-codes', { path: '/admin/my-codes', label: 'My codes' });
const two = { ...one, version: '2.0.0', entry: '/r/mf-codes/2.0.0/remoteEntry.js' };
const registry = (...remotes: unknown[]) => ({ revision: '1', contract: '2.0.0', remotes });
const answer = (body: unknown, ok = true, headers = {}) =>
  answerFetch(() => ({ body, headers, status: ok ? 200 : 500 }));

describe('the registry', () => {
  beforeEach(() => localStorage.clear());

  it('is asked first, and its last good answer is used when it fails [G.remote.runtime]', async () => {
    answer(registry(one));
    expect(await discover()).toEqual({ remotes: [one], isStale: false });
    answer('<html>', true);
    expect(await discover()).toEqual({ remotes: [one], isStale: true });
    answer({}, false);
    expect(await discover()).toEqual({ remotes: [one], isStale: true });
  });

  it('is not waited for longer than two seconds [G.remote.down]', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(2000);
      return AbortSignal.abort();
    });
    globalThis.fetch = jest.fn(async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Promise<never>(() => {});
    });
    expect(await discover()).toEqual({ remotes: [], isStale: true });
    jest.restoreAllMocks();
  });

  it('may be out of reach from the start: then there are no remotes', async () => {
    answer(null, false);
    expect(await discover()).toEqual({ remotes: [], isStale: true });
  });

  it('came with the page, and is kept for a time when it does not answer [G.remote.runtime]', async () => {
    expect(readRegistry(registry(one))).toEqual({ remotes: [one], isStale: false });
    expect(readRegistry('<html>')).toBeUndefined();
    expect(readRegistry(undefined)).toBeUndefined();
    answer({}, false);
    expect(await discover()).toEqual({ remotes: [one], isStale: true });
  });

  it('leaves out a remote with a broken manifest, keeps the others and says so [G.remote.down]', () => {
    const { contribution } = one;
    for (const broken of [
      { ...one, contribution: undefined },
      { ...one, contribution: { ...contribution, routes: 'none' } },
      { ...one, contribution: { ...contribution, routes: [{ path: 7 }] } },
      { ...one, contribution: { ...contribution, nav: [null] } },
      { ...one, entry: '' },
      null,
    ]) {
      expect(readRegistry(registry(broken, two))).toEqual({ remotes: [two], isStale: true });
    }
  });

  it('is not sent again while it is the same', async () => {
    answer(registry(one), true, { etag: '"a"' });
    await discover();
    const same = answerFetch(() => ({ status: 304 }));
    expect(await discover()).toEqual({ remotes: [one], isStale: false });
    expect(same).toHaveBeenCalledWith('/registry', expect.objectContaining({ headers: { 'if-none-match': '"a"' } }));
  });
});

describe('another release, while the page is open', () => {
  const current = { remotes: [one], isStale: false };
  const latest = { remotes: [two], isStale: false };
  const yes = () => true;
  const no = () => false;

  it('never swaps one that runs, and asks for a reload [G.remote.runtime]', () => {
    expect(adopt(current, latest, yes).remotes).toEqual([one]);
    expect(hasNewer(latest, yes, ({ entry }) => entry === one.entry)).toBe(true);
  });

  it('is taken without a word by what was not opened yet [G.remote.runtime]', () => {
    expect(adopt(current, latest, no).remotes).toEqual([two]);
    expect(hasNewer(latest, no, no)).toBe(false);
  });

  it('asks for a reload after a rollback, unless the page fell back to that release already', () => {
    expect(hasNewer(current, yes, ({ entry }) => entry === two.entry)).toBe(true);
    expect(hasNewer(current, yes, yes)).toBe(false);
  });

  it('asks for a reload when the remote was switched off', () => {
    expect(hasNewer({ remotes: [{ ...one, isDisabled: true }], isStale: false }, yes, yes)).toBe(true);
  });
});

describe('an entry script', () => {
  it('is refused without a hash', () => {
    expect(() => createEntryScript('/r/mf-codes/1.0.0/remoteEntry.js')).toThrow('has no integrity hash');
  });
});
