import { readBoot } from './boot.js';
import { testSettings } from './testing/render-console.js';

const settings = { ...testSettings, paymentPublicKey: 'pk_1', mapsToken: 'map', gridLicence: 'grid' };
const page = (boot: unknown) => {
  document.body.innerHTML = `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
};

describe('what the server wrote into the page', () => {
  it('holds the run-time settings, so that one build serves every installation [K.settings]', () => {
    page({ settings, registry: { remotes: [] }, ticket: 't1' });
    expect(readBoot()).toEqual({ settings, registry: { remotes: [] }, ticket: 't1' });
  });

  it('may lack the registry and the ticket', () => {
    page({ settings });
    expect(readBoot()).toEqual({ settings, registry: undefined, ticket: '' });
  });

  it('is refused without settings', () => {
    for (const other of [{ hello: 'world' }, null, 'text', { settings: {} }]) {
      page(other);
      expect(readBoot).toThrow('could not load the settings');
    }
    document.body.innerHTML = '';
    expect(readBoot).toThrow('could not load the settings');
  });
});
