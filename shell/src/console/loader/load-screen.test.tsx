import type { RegisteredRemote, RemoteModule } from '@swapt/shared/remote';
import type * as Federation from './federation.js';

const release = (version: string) => ({
  version,
  entry: `/r/mf-codes/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
});
const contribution = { name: 'mf-codes' as const, contract: '^2.0.0', budgetKb: 1, routes: [], nav: [] };
const remote: RegisteredRemote = {
  ...release('2'),
  name: 'mf-codes',
  channel: 'stable',
  contribution,
  previous: release('1'),
};
const alone = { ...remote, previous: undefined };

const Screen = () => null;
const good: RemoteModule = {
  screens: { list: async () => ({ default: Screen }), edit: async () => ({ default: Screen }) },
};
const screens = (list: () => Promise<{ default: typeof Screen }>): RemoteModule => ({
  screens: { ...good.screens, list },
});
const missingChunk = () =>
  Promise.reject(Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' }));
const never = () => new Promise<never>(() => {});

const loadRelease = jest.fn<Promise<RemoteModule>, [string, Federation.Release]>();
const refetch = jest.fn(async () => {});
const abandon = jest.fn();
const reportOutcome = jest.fn();

/** A page of its own: the loader remembers what it loaded. */
async function page() {
  jest.resetModules();
  jest.doMock('../telemetry.js', () => ({ reportOutcome }));
  jest.doMock('./federation.js', () => ({
    ...jest.requireActual<typeof Federation>('./federation.js'),
    loadRelease,
    refetch,
    abandon,
  }));
  return import('./load-screen.js');
}

const versions = () => loadRelease.mock.calls.map(([, { version }]) => version);
const reports = () =>
  reportOutcome.mock.calls.map(([, { version }, { outcome, code }]) => [version, outcome, code].join(' ').trim());

beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.useRealTimers());

describe('a screen of a remote', () => {
  it('is loaded once per page, and its load is reported once [G.remote.runtime]', async () => {
    const { loadScreen, isRunning, wasTried } = await page();
    loadRelease.mockResolvedValue(good);
    await Promise.all([loadScreen(remote, 'list'), loadScreen(remote, 'list'), loadScreen(remote, 'edit')]);
    expect(versions()).toEqual(['2']);
    expect(reports()).toEqual(['2 loaded']);
    expect(reportOutcome.mock.calls[0]?.[2].ms).toEqual(expect.any(Number));
    expect([isRunning('mf-codes'), wasTried(release('2')), wasTried(release('1'))]).toEqual([true, true, false]);
  });

  it('is tried once more, past the cache, when its entry does not arrive [G.remote.down]', async () => {
    const { loadScreen } = await page();
    loadRelease.mockRejectedValueOnce(new Error('404')).mockResolvedValue(good);
    await loadScreen(alone, 'list');
    expect(versions()).toEqual(['2', '2']);
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(reports()).toEqual(['2 loaded']);
  });

  it('is tried once more when its chunk does not arrive [G.remote.down]', async () => {
    const { loadScreen } = await page();
    const list = jest.fn().mockImplementationOnce(missingChunk).mockResolvedValue({ default: Screen });
    loadRelease.mockResolvedValue(screens(list));
    expect((await loadScreen(alone, 'list')).release.version).toBe('2');
    expect(list).toHaveBeenCalledTimes(2);
  });

  it.each<[string, string, () => void]>([
    [
      'its entry fails',
      'entry',
      () =>
        loadRelease.mockImplementation(async (_, { version }) =>
          version === '2' ? Promise.reject(new Error('threw')) : good,
        ),
    ],
    [
      'its chunk does not arrive',
      'chunk',
      () => loadRelease.mockImplementation(async (_, { version }) => (version === '2' ? screens(missingChunk) : good)),
    ],
    [
      'it lacks the screen',
      'no-screen',
      () => loadRelease.mockImplementation(async (_, { version }) => (version === '2' ? { screens: {} } : good)),
    ],
  ])(
    'comes from the release before it when %s, and so do the screens after it [G.remote.down]',
    async (_, code, arrange) => {
      const { loadScreen } = await page();
      arrange();
      expect((await loadScreen(remote, 'list')).release.version).toBe('1');
      expect(reports()).toContain(`2 failed ${code}`);
      loadRelease.mockClear();
      expect((await loadScreen(remote, 'edit')).release.version).toBe('1');
      expect(versions()).not.toContain('2');
    },
  );

  it('is not asked for again when its code threw: half of it would be taken for the whole', async () => {
    const { loadScreen } = await page();
    const list = jest.fn(() => Promise.reject(new TypeError('x is not a function')));
    loadRelease.mockResolvedValue(screens(list));
    await expect(loadScreen(alone, 'list')).rejects.toMatchObject({ code: 'chunk' });
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('names a chunk without a hash as what it is [G.remote.down]', async () => {
    const { loadScreen } = await page();
    const unhashed = Object.assign(new Error('x'), { name: 'ChunkLoadError', type: 'integrity-missing' });
    loadRelease.mockResolvedValue(screens(() => Promise.reject(unhashed)));
    await expect(loadScreen(alone, 'list')).rejects.toMatchObject({ code: 'integrity-missing' });
  });

  it('fails with the reference that the report carries, and starts from the top when asked again [G.remote.down]', async () => {
    const { loadScreen, isRunning } = await page();
    loadRelease.mockRejectedValue(new Error('down'));
    const failure: unknown = await loadScreen(remote, 'list').catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'entry', reference: reportOutcome.mock.calls[0]?.[2].reference });
    expect(reports()).toEqual(['2 failed entry', '1 failed entry']);
    expect(isRunning('mf-codes')).toBe(false);
    loadRelease.mockReset().mockResolvedValue(good);
    expect((await loadScreen(remote, 'list')).release.version).toBe('2');
  });

  it.each([
    ['entry', () => loadRelease.mockImplementation(never)],
    [
      'entry that hangs at the second try',
      () => loadRelease.mockRejectedValueOnce(new Error('404')).mockImplementation(never),
    ],
    ['chunk', () => loadRelease.mockResolvedValue(screens(never))],
  ])('is given up after eight seconds when its %s hangs [G.remote.down]', async (_, arrange) => {
    const { loadScreen } = await page();
    arrange();
    jest.useFakeTimers();
    const failed = jest.fn();
    loadScreen(alone, 'list').catch(failed);
    await jest.advanceTimersByTimeAsync(7900);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }));
    expect(abandon).toHaveBeenCalledWith(expect.objectContaining({ version: '2' }));
  });

  it('is refused, in words for the person, when it was made for another contract [G.remote.down]', async () => {
    const { loadScreen } = await page();
    const made = (contract: string) => loadScreen({ ...remote, contribution: { ...contribution, contract } }, contract);
    await expect(made('^3.0.0')).rejects.toThrow(
      'needs a newer console. Reload the page. If that does not help, ask your operator.',
    );
    await expect(made('^2.99.0')).rejects.toThrow('needs a newer console');
    await expect(made('^0.9.0')).rejects.toThrow('needs an older console');
    expect(loadRelease).not.toHaveBeenCalled();
    expect(reports()[0]).toBe('2 failed contract');
  });
});
