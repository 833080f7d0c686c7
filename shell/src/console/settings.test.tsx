import { loadSettings } from './settings.js';
import { testSettings } from './testing/render-console.js';

const answer = (body: unknown, ok = true) => {
  globalThis.fetch = jest.fn(async () => ({ ok, json: async () => body })) as unknown as typeof fetch;
};

describe('the run-time settings', () => {
  it('come from the server, so that one build serves every installation [K.settings]', async () => {
    const settings = { ...testSettings, paymentPublicKey: 'pk_1', mapsToken: 'map', gridLicence: 'grid' };
    answer(settings);
    expect(await loadSettings()).toEqual(settings);
    expect(fetch).toHaveBeenCalledWith('/config.json', { cache: 'no-store' });
  });

  it('are refused when something else answers', async () => {
    answer({ hello: 'world' });
    await expect(loadSettings()).rejects.toThrow('could not be read');
    answer(undefined, false);
    await expect(loadSettings()).rejects.toThrow('could not be read');
  });
});
