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
  useEffect(() => {
    if (!fresh || !items) return;
    // What cannot be kept is only missed without the network; sales that cannot be kept say so themselves.
    keepDesk({ session_id: sessionId, org_id: call.orgId, user_id: userId, session: fresh, shelf: items }).catch(
      () => undefined,
    );
  }, [sessionId, userId, call.orgId, fresh, items]);
  const known: Partial<DeskData> = { session: fresh ?? kept?.session, shelf: items ?? kept?.shelf };
  const failed = [session, shelf].find(({ isError, data }) => isError && !data);
  return { ...known, error: failed?.error, retry: () => void Promise.all([session.refetch(), shelf.refetch()]) };
}
