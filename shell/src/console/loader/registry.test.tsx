import { testRemote } from '../testing/render-console.js';
import { createEntryScript } from './federation.js';
import { adopt, discover, hasNewer } from './registry.js';

const one = testRemote('mf-codes', { path: '/admin/my-codes', label: 'My codes' });
const two = { ...one, version: '2.0.0', entry: '/r/mf-codes/2.0.0/remoteEntry.js' };
const answer = (body: unknown, ok = true) => {
  globalThis.fetch = jest.fn(async () => ({ ok, json: async () => body })) as unknown as typeof fetch;
};

describe('the registry', () => {
  beforeEach(() => localStorage.clear());

  it('is asked first, and its last good answer is used when it fails [G.remote.runtime]', async () => {
    answer({ revision: '1', contract: '1.0.0', remotes: [one] });
    expect(await discover()).toEqual({ remotes: [one], isStale: false });
    answer('<html>', true);
    expect(await discover()).toEqual({ remotes: [one], isStale: true });
    answer({}, false);
    expect(await discover()).toEqual({ remotes: [one], isStale: true });
  });

  it('may be out of reach from the start: then there are no remotes', async () => {
    answer(null, false);
    expect(await discover()).toEqual({ remotes: [], isStale: true });
  });

  it('never swaps a release that runs, and asks for a reload [G.remote.runtime]', () => {
    const current = { remotes: [one], isStale: false };
    const latest = { remotes: [two], isStale: false };
    expect(adopt(current, latest, () => true).remotes).toEqual([one]);
    expect(hasNewer(current, latest, () => true)).toBe(true);
  });

  it('takes a newer release of what was not opened yet without a word [G.remote.runtime]', () => {
    const current = { remotes: [one], isStale: false };
    const latest = { remotes: [two], isStale: false };
    expect(adopt(current, latest, () => false).remotes).toEqual([two]);
    expect(hasNewer(current, latest, () => false)).toBe(false);
  });
});

describe('an entry script', () => {
  it('is refused without a hash', () => {
    expect(() => createEntryScript('/r/mf-codes/1.0.0/remoteEntry.js')).toThrow('has no integrity hash');
  });
});
