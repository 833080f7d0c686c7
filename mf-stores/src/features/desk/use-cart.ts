import { useShell } from '@swapt/shared/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { currentCart, parkCart } from './kept/kept-desks.js';
import { emptyCart, type Cart } from './sale/cart.js';

export type ChangeCart = (change: (cart: Cart) => Cart) => void;

/** The sale that goes on at a desk; a reload brings it back. */
export function useCart(sessionId: string): { cart: Cart; change: ChangeCart } {
  const { session } = useShell();
  const { id: userId } = session.user;
  const [cart, setCart] = useState(emptyCart);
  const isTouched = useRef(false);
  useEffect(() => {
    const restore = (kept: Cart | undefined) => {
      if (kept && !isTouched.current) setCart(kept);
    };
    currentCart({ sessionId, userId }).then(restore, () => undefined);
  }, [sessionId, userId]);
  useEffect(() => {
    if (!isTouched.current) return;
    // Only a reload would miss it.
    parkCart({ parked_id: sessionId, session_id: sessionId, user_id: userId, cart, at: Date.now() }).catch(
      () => undefined,
    );
  }, [sessionId, userId, cart]);
  const change = useCallback<ChangeCart>((next) => {
    isTouched.current = true;
    setCart(next);
  }, []);
  return { cart, change };
}
