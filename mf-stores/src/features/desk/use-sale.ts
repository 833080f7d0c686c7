import { ApiError } from '@swapt/shared/client';
import { t } from '@swapt/shared/text';
import { useIsOnline } from '@swapt/shared/ui';
import { useEffect, useState } from 'react';
import { useQuote } from './desk.queries.js';
import { isEmpty, sentCart, type Cart } from './sale/cart.js';
import { reckonSale, withQuote, type ReckonedSale } from './sale/reckon.js';
import type { DeskData } from './use-desk-data.js';

/** So long nobody presses anything before the server is asked, in ms. */
const pauseMs = 250;

/** What the sale comes to: by the desk itself, and by the server where it alone knows what a discount still takes off. */
export function useSale(
  { session, shelf, clockOff }: DeskData,
  cart: Cart,
): { sale: ReckonedSale; hindrance: string | undefined } {
  const isOnline = useIsOnline();
  const own = reckonSale(cart, shelf, serverTime(clockOff));
  const needsServer = cart.codes.length > 0 || own.isLimited;
  const { email: _, ...priced } = sentCart(cart);
  const settled = useSettled(JSON.stringify(priced));
  const isSettled = settled === JSON.stringify(priced);
  const asks = needsServer && isOnline && isSettled && !isEmpty(cart);
  // Without the smallest coin: that depends on how it is paid.
  const quote = useQuote({ session_id: session.session_id, ...priced, tender: 'other', accept: true }, asks);
  const sale = asks && quote.data ? withQuote(own, quote.data) : own;
  return { sale, hindrance: hindranceOf() };

  function hindranceOf(): string | undefined {
    const bad = own.lines.find(({ problem }) => problem === 'gone');
    if (bad) return t('{name} is not on the shelf any more. Take it off first.', { name: bad.name });
    if (cart.off?.kind === 'amount' && cart.off.amount > sale.subtotal - sale.discount + sale.off)
      return t('The discount is more than the sale costs. Change it first.');
    if (cart.codes.length > 0 && !isOnline) return t('Codes need the network. Take them off to sell now.');
    if (!needsServer || !isOnline) return undefined;
    if (quote.isError && isSettled) return wordsOf(quote.error);
    return quote.data && isSettled ? undefined : t('Asking for the discounts …');
  }
}

const serverTime = (clockOff: number) => new Date(Date.now() + clockOff);

/** What is wrong with it, and where. */
const wordsOf = (error: Error) =>
  error instanceof ApiError && Object.keys(error.fields).length > 0
    ? Object.values(error.fields).join(' ')
    : error.message;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
