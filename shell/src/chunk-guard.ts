/** It changes its script as it sees fit, and allows no copy: which pages may load it, their policy says. */
const stripe = 'https://js.stripe.com';

/**
 * Refuses scripts without a hash. The entry of a remote knows the hashes of its chunks and writes `undefined` for a chunk that it does not
 * know, which browsers read as no check at all. The bundler's own handler is told, so that the load fails at once and can be tried again.
 */
export function refuseUnhashedScripts(): void {
  const { head } = document;
  const append: <T extends Node>(node: T) => T = head.appendChild.bind(head);
  head.appendChild = <T extends Node>(node: T): T => {
    const script: Node = node;
    if (!(script instanceof HTMLScriptElement) || /^sha\d{3}-/.test(script.integrity)) return append(node);
    if (new URL(script.src || '/', location.href).origin === stripe) return append(node);
    queueMicrotask(() => void script.onerror?.(new Event('integrity-missing')));
    return node;
  };
}
