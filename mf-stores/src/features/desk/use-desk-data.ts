import type { DeskSession } from '@swapt/shared/contract';
import { useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { useEffect, useState } from 'react';
import { useDeskSession } from '../../entities/desks/desks.queries.js';
import type { KeptDesk } from './kept/desk-database.js';
import { forgetDesksOfOthers, keepDesk, keptDesk } from './kept/kept-desks.js';
import type { Shelf } from './sale/cart.js';

const shelfEveryMs = 60_000;

export interface DeskData {
  session: DeskSession;
  shelf: Shelf;
  /** How far the clock of the server is ahead of this device’s, in ms. */
  clockOff: number;
}

/** A desk and what it sells: as the server says, else as it said last. */
export function useDeskData(sessionId: string) {
  const { call, session: signedIn } = useShell();
  const { id: userId } = signedIn.user;
  const session = useDeskSession(sessionId);
  const isOpen = session.data?.state !== 'closed';
  const shelf = useApiQuery(
    'pos.shelf',
    { session_id: sessionId },
    { select: ({ data }) => data, refetchInterval: shelfEveryMs, enabled: isOpen },
  );
  const [kept, setKept] = useState<KeptDesk>();
  useEffect(() => {
    forgetDesksOfOthers(userId).catch(() => undefined);
    keptDesk({ sessionId, userId }, call.orgId).then(setKept, () => undefined);
  }, [sessionId, userId, call.orgId]);
  const [fresh, items] = [session.data, shelf.data];
  const clockOff = items ? Date.parse(items.read_at) - shelf.dataUpdatedAt : undefined;
  useEffect(() => {
    if (!fresh || !items || clockOff === undefined) return;
    // What cannot be kept is only missed without the network; sales that cannot be kept say so themselves.
    const ids = { session_id: sessionId, org_id: call.orgId, user_id: userId };
    keepDesk({ ...ids, session: fresh, shelf: items, clock_off: clockOff }).catch(() => undefined);
  }, [sessionId, userId, call.orgId, fresh, items, clockOff]);
  const known: Partial<DeskData> = {
    session: fresh ?? kept?.session,
    ...(items ? { shelf: items, clockOff } : { shelf: kept?.shelf, clockOff: kept?.clock_off }),
  };
  const failed = [session, shelf].find(({ isError, data }) => isError && !data);
  return { ...known, error: failed?.error, retry: () => void Promise.all([session.refetch(), shelf.refetch()]) };
}
