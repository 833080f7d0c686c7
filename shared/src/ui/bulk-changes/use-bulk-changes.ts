import { useEffect, useRef } from 'react';
import { useApiMutation, useApiQuery, useRefresh } from '../../client/query.js';
import type { BulkChange, OperationId } from '../../contract/index.js';
import type { BulkNoun } from '../../values/products/bulk-changes.js';

/** While one is under way its progress is asked for every second; else now and then, since somebody else may begin one. */
const [progressMs, quietMs] = [1_000, 20_000];

/** What changes of a noun make untrue is what deleting many of it makes untrue. */
const sameAs: Record<BulkNoun, OperationId> = {
  codes: 'codes.bulk',
  customers: 'customers.delete',
  pages: 'pages.delete',
  notes: 'codes.notes.delete',
  campaigns: 'campaigns.delete',
  folders: 'folders.remove',
  catalogs: 'catalogs.delete',
  products: 'product.update',
};

export const isUnderWay = ({ state }: BulkChange) => state === 'running' || state === 'undoing';

/** Changes of many of the last day. What one of them did is read again once it has ended. */
export function useBulkChanges(noun: BulkNoun) {
  const query = useApiQuery(
    'bulkChanges.list',
    { noun },
    {
      select: ({ data }) => data,
      refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? progressMs : quietMs),
    },
  );
  const refresh = useRefresh(sameAs[noun]);
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
