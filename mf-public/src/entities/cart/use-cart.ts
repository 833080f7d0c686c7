import { useMemo, useSyncExternalStore } from 'react';
import * as lines from './cart-lines.js';
import { changeCart, keptText, onCarts } from './cart-storage.js';
import { readCarts } from './read-carts.js';

type Line = lines.CartLine;
const none: readonly Line[] = [];
/** The server knows of no cart. */
const notYet = 'not yet';

/** The cart of a store in this browser, and what can be done with it; two tabs show the same. */
export function useCart(storeId: string) {
  const text = useSyncExternalStore(onCarts, keptText, () => notYet);
  return useMemo(() => {
    const kept = readCarts(text)[storeId] ?? none;
    const change = (work: (kept: readonly Line[]) => readonly Line[]) => changeCart(storeId, work);
    return {
      /** Whether the browser has been asked. */
      isKnown: text !== notYet,
      lines: kept,
      units: lines.unitsOf(kept),
      add: (line: Line) => change((now) => lines.addLine(now, line)),
      increment: (id: string) => change((now) => lines.increment(now, id)),
      decrement: (id: string) => change((now) => lines.decrement(now, id)),
      takeOnly: (id: string, quantity: number) => change((now) => lines.takeOnly(now, id, quantity)),
      acceptPrices: (id: string, prices: Pick<Line, 'price' | 'add_ons'>) =>
        change((now) => lines.acceptPrices(now, id, prices)),
      leaveOut: (id: string, addOnIds: readonly string[]) => change((now) => lines.leaveOut(now, id, addOnIds)),
      remove: (id: string) => change((now) => lines.removeLine(now, id)),
      clear: () => change(() => []),
    };
  }, [text, storeId]);
}

export type Cart = ReturnType<typeof useCart>;
