import { refuseUnhashedScripts } from './chunk-guard.js';

refuseUnhashedScripts();

function append(integrity: string | undefined, src = '/chunk.js') {
  const script = document.createElement('script');
  // As the bundler's runtime writes it.
  Object.assign(script, { integrity, src });
  const failed = jest.fn();
  script.onerror = failed;
  document.head.appendChild(script);
  return { script, failed };
}

describe('a script without a hash', () => {
  it('never gets into the page, and its load fails at once [G.remote.down]', async () => {
    for (const integrity of [undefined, '', 'none']) {
      const { script, failed } = append(integrity);
      await Promise.resolve();
      expect(script.isConnected).toBe(false);
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ type: 'integrity-missing' }));
    }
  });

  it('may be that of the card service, and of no address that only looks like it', async () => {
    const { script, failed } = append(undefined, 'https://js.stripe.com/endive/stripe.js');
    expect(script.isConnected).toBe(true);
    expect(failed).not.toHaveBeenCalled();
    for (const src of ['https://js.stripe.com.example/x.js', 'http://js.stripe.com/x.js', '/js.stripe.com/x.js'])
      expect([src, append(undefined, src).script.isConnected]).toEqual([src, false]);
  });

  it('is not one with a hash, nor another element', () => {
    const { script, failed } = append('sha384-x');
    expect(script.isConnected).toBe(true);
    expect(document.head.appendChild(document.createElement('style')).isConnected).toBe(true);
    expect(failed).not.toHaveBeenCalled();
  });
});
