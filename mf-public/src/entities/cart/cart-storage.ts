import type { CartLine } from './cart-lines.js';
import { readCarts } from './read-carts.js';

const cartsKey = 'carts';
const storeKey = 'storeId';
const listeners = new Set<() => void>();

/** Other tabs tell of their changes by themselves; this one is told here. */
export function onCarts(listener: () => void): () => void {
  const gone = new AbortController();
  listeners.add(listener);
  window.addEventListener('storage', listener, { signal: gone.signal });
  return () => {
    listeners.delete(listener);
    gone.abort();
  };
}

/** What is kept, as text; nothing where the browser keeps nothing. */
export function keptText(): string | null {
  try {
    return localStorage.getItem(cartsKey);
  } catch {
    return null;
  }
}

/** Changes the cart of a store as it is now, which another tab may have changed since. Whether the browser kept it. */
export function changeCart(storeId: string, change: (lines: readonly CartLine[]) => readonly CartLine[]): boolean {
  const carts = readCarts(keptText());
  const isKept = keep(cartsKey, JSON.stringify({ ...carts, [storeId]: change(carts[storeId] ?? []) }));
  listeners.forEach((listener) => listener());
  return isKept;
}

/** The store that somebody is in. */
export const rememberStore = (storeId: string): boolean => keep(storeKey, storeId);

function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
