import { refuseUnhashedScripts } from './chunk-guard.js';

refuseUnhashedScripts();

function append(integrity: string | undefined) {
  const script = document.createElement('script');
  // As the bundler's runtime writes it.
  Object.assign(script, { integrity });
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

  it('is not one with a hash, nor another element', () => {
    const { script, failed } = append('sha384-x');
    expect(script.isConnected).toBe(true);
    expect(document.head.appendChild(document.createElement('style')).isConnected).toBe(true);
    expect(failed).not.toHaveBeenCalled();
  });
});
