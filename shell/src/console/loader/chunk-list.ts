/**
 * Gives each release of a remote a list of chunks of its own. Two releases in one page would share the list that their bundler names after the
 * remote, and the second would take the first one's modules for its own.
 */
export function separateChunks(remote: string): void {
  const key = `webpackChunk${remote.replace(/\W/g, '_')}`;
  if (Object.hasOwn(window, key)) return;
  const lists = new Map<string, unknown>();
  const folder = () => {
    const script = document.currentScript;
    return script instanceof HTMLScriptElement ? new URL('.', script.src).href : '';
  };
  Object.defineProperty(window, key, {
    get: () => lists.get(folder()),
    set: (list) => void lists.set(folder(), list),
  });
}
