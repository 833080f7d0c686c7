import type { Api } from '@swapt/shared/contract';
import { useApiQuery } from '@swapt/shared/query';
import type { Range } from '@swapt/shared/values';
import { keepPreviousData } from '@tanstack/react-query';

export type Report = Api['stores.analytics']['out']['data'];

/** A store, at one of its events where one is named. */
export interface Subject {
  store_id: string;
  event_id?: string;
}

export const useReport = (subject: Subject, range: Range) =>
  useApiQuery('stores.analytics', { ...subject, range }, { placeholderData: keepPreviousData });

/** The totals of the period before; all time has none. */
export function useBefore(subject: Subject, range: Range): Report['totals'] | undefined {
  const query = useApiQuery('stores.analytics', { ...subject, range, before: true }, { enabled: range !== 'all' });
  return query.data?.data.totals;
}

export const useStoresSales = (range: Range) =>
  useApiQuery('sales.get', { range }, { placeholderData: keepPreviousData });

/** The events of a store, for a choice. */
export const useEventsOf = (storeId: string) =>
  useApiQuery('stores.events', { store_id: storeId, page: 1, pageSize: 100 }, { select: ({ data }) => data });
