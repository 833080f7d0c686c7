import { separateChunks } from './chunk-list.js';

const list = {
  get: () => Reflect.get(window, 'webpackChunkmf_codes'),
  set: (value: unknown) => Reflect.set(window, 'webpackChunkmf_codes', value),
};

function from<T>(address: string, run: () => T): T {
  const script = Object.assign(document.createElement('script'), { src: address });
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const result = run();
  current.mockRestore();
  return result;
}

describe('the chunks of two releases in one page', () => {
  it('are kept apart by the folder of the script that runs [G.remote.down]', () => {
    separateChunks('mf-codes');
    from('/r/mf-codes/1/remoteEntry.js', () => list.set(['of 1']));
    expect(from('/r/mf-codes/2/remoteEntry.js', list.get)).toBeUndefined();
    from('/r/mf-codes/2/remoteEntry.js', () => list.set(['of 2']));
    separateChunks('mf-codes');
    expect(from('/r/mf-codes/1/38.js', list.get)).toEqual(['of 1']);
    expect(from('/r/mf-codes/2/38.js', list.get)).toEqual(['of 2']);
  });
});
