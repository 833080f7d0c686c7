import { useApiMutation, useApiQuery, useRefresh } from '@swapt/shared/query';
import type { BulkChange } from '@swapt/shared/contract';
import { useEffect, useRef } from 'react';

/** While one is under way its progress is asked for every second; else now and then, since somebody else may begin one. */
const [progressMs, quietMs] = [1_000, 20_000];

export const isUnderWay = ({ state }: BulkChange) => state === 'running' || state === 'undoing';

/** Changes of many codes of the last day. What one of them did is read again once it has ended. */
export function useBulkChanges() {
  const query = useApiQuery(
    'bulkChanges.list',
    {},
    {
      select: ({ data }) => data,
      refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? progressMs : quietMs),
    },
  );
  const refresh = useRefresh('codes.bulk');
  const ended = query.data
    ?.filter((change) => !isUnderWay(change))
    .map(({ change_id, state }) => `${change_id} ${state}`);
  const known = useRef(ended);
  useEffect(() => {
    const isNew = known.current && ended?.some((each) => !known.current?.includes(each));
    known.current = ended;
    if (isNew) void refresh();
  }, [ended, refresh]);
  return query.data ?? [];
}

export const useCancelBulkChange = () => useApiMutation('bulkChanges.cancel', { refreshAlways: true });

export const useUndoBulkChange = () => useApiMutation('bulkChanges.undo', { refreshAlways: true });
