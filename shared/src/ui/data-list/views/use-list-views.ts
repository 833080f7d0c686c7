import { useEffect, useState } from 'react';
import { useApiQuery } from '../../../client/query.js';
import type { ListView } from '../../../contract/index.js';
import type { ListName } from '../../../values/platform/list-views.js';
import type { ListAddress } from '../use-list-address.js';

export interface ListViews {
  views: readonly ListView[];
  /** The one that is shown, with or without changes. */
  shown: ListView | undefined;
  defaultId: string | null;
  /** Chosen columns, from left to right: those of the address, else one's own. */
  columns: string[] | undefined;
  /** It is not known yet what the list opens with. */
  isOpening: boolean;
}

const useKept = (list: ListName | undefined) =>
  useApiQuery('listViews.get', { list: list ?? 'codes' }, { enabled: list !== undefined, retry: false });

/** Chosen columns, from left to right: those of the address, else one's own. */
export function useChosenColumns(list: ListName, address: ListAddress): string[] | undefined {
  const { data } = useKept(list);
  return address.columns ?? data?.data.columns ?? undefined;
}

/** The saved views of a list and how somebody wants it. A list without anything in its address opens with the view that was chosen for that. */
export function useListViews(list: ListName | undefined, address: ListAddress): ListViews {
  const query = useKept(list);
  const known = list && query.data?.data;
  const isBare = address.query === '' && address.viewId === undefined && address.paging.page === 1;
  const [isNew, setIsNew] = useState(list !== undefined);
  const first = isNew ? known?.views.find(({ view_id }) => view_id === known.default_view_id) : undefined;
  // From then on a bare address is what somebody asked for.
  if (isNew && (!isBare || (!query.isPending && !first))) setIsNew(false);

  useEffect(() => {
    if (isBare && first) address.show(first, { replace: true });
  }, [isBare, first, address]);

  return {
    views: known?.views ?? [],
    shown: known?.views.find(({ view_id }) => view_id === address.viewId),
    defaultId: known?.default_view_id ?? null,
    columns: address.columns ?? known?.columns ?? undefined,
    isOpening: isNew && isBare,
  };
}
