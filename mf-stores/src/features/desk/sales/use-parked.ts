import { useShell } from '@swapt/shared/sdk';
import { useCallback, useEffect, useState } from 'react';
import type { ParkedCart } from '../kept/desk-database.js';
import { parkCart, parkedCarts, unparkCart } from '../kept/kept-desks.js';
import type { Cart } from '../sale/cart.js';

/** Sales that are put aside at a desk, on this device. */
export function useParked(sessionId: string) {
  const { session, report } = useShell();
  const { id: userId } = session.user;
  const [parked, setParked] = useState<readonly ParkedCart[]>([]);
  const read = useCallback(
    () => void parkedCarts({ sessionId, userId }).then(setParked, () => undefined),
    [sessionId, userId],
  );
  useEffect(read, [read]);
  /** Whether it is kept. */
  const park = async (cart: Cart): Promise<boolean> => {
    const one = { parked_id: crypto.randomUUID(), session_id: sessionId, user_id: userId, cart, at: Date.now() };
    try {
      await parkCart(one);
      read();
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  };
  const unpark = async ({ parked_id: id }: ParkedCart) => {
    await unparkCart(id).catch(report);
    read();
  };
  return { parked, park, unpark };
}
