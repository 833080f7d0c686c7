import { useRefresh } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { useIsOnline } from '@swapt/shared/ui';
import type { DeskSale } from '@swapt/shared/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeptSale } from './desk-database.js';
import { keptSales, onKeptChange } from './kept-sales.js';
import { isWaitingFor, sendKept } from './send-kept.js';

const everyMs = 15_000;

export interface KeptSales {
  /** On this device and not confirmed, of the whole organization. */
  sales: readonly KeptSale[];
  /** What the server has taken since the page was opened, by key. */
  sent: ReadonlyMap<string, DeskSale>;
  /** The storage of this device cannot be read. */
  isBroken: boolean;
  send: () => void;
}

/** What waits on this device; sent as soon as the server can be reached. */
export function useKeptSales(): KeptSales {
  const { call, session } = useShell();
  const { id: userId } = session.user;
  const isOnline = useIsOnline();
  const refresh = useRefresh('pos.sell');
  const [sales, setSales] = useState<readonly KeptSale[]>([]);
  const [sent, setSent] = useState<ReadonlyMap<string, DeskSale>>(new Map());
  const [isBroken, setIsBroken] = useState(false);
  const renew = useRef(refresh);
  useEffect(() => {
    renew.current = refresh;
  });

  const send = useCallback(async () => {
    let count = 0;
    await sendKept(call, userId, (key, sale) => {
      count += 1;
      setSent((known) => new Map(known).set(key, sale));
    }).catch(() => undefined);
    if (count > 0) void renew.current();
  }, [call, userId]);

  useEffect(() => {
    const read = () =>
      keptSales(call.orgId).then(
        (found) => {
          setSales(found);
          setIsBroken(false);
        },
        () => setIsBroken(true),
      );
    void read();
    return onKeptChange(() => void read());
  }, [call]);

  const isWaiting = sales.some(isWaitingFor(userId));
  useEffect(() => {
    if (!isOnline || !isWaiting) return;
    void send();
    const timer = setInterval(() => void send(), everyMs);
    return () => clearInterval(timer);
  }, [isOnline, isWaiting, sales.length, send]);

  return { sales, sent, isBroken, send: () => void send() };
}
