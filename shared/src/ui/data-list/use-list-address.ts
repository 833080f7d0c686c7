import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../../router/index.js';

/** How many rows a page of a list may have; the first unless somebody chose another. */
export const pageSizes = [10, 25, 50, 100] as const;

/** What a list asks for of its rows. `page` counts from 1. */
export interface Paging {
  page: number;
  pageSize?: (typeof pageSizes)[number];
}

export interface ListAddress {
  paging: Paging;
  search: string;
  /** The value of a filter, or undefined when it is not set. */
  filter: (name: string) => string | undefined;
  hasFilters: boolean;
  setPage: (page: number) => void;
  /** The list starts again at its first page. */
  setPageSize: (size: number) => void;
  /** An empty value takes the filter out of the address; the list starts again at its first page. */
  setFilter: (name: string, value: string | undefined) => void;
  setSearch: (text: string) => void;
  /** Takes search, filters, order and columns away; the size of a page stays. */
  clear: () => void;
  /** What is shown, without the page that somebody is on; nothing in a list as it is. */
  query: string;
  /** The saved view that it came from. */
  viewId: string | undefined;
  /** The columns that the address names, from left to right. */
  columns: string[] | undefined;
  setColumns: (keys: readonly string[] | undefined) => void;
  /** Shows what a saved view has. */
  show: (view: { query: string; view_id: string }, how?: { replace?: boolean }) => void;
}

/** Of an address of a list, what does not narrow it. */
const notFilters = ['page', 'size', 'view', 'columns'];

/** The same for two addresses that show the same. */
export function queryOf(from: URLSearchParams | string): string {
  const params = new URLSearchParams(from);
  params.delete('page');
  params.delete('view');
  params.sort();
  return params.toString();
}

/** Page, its size, search and filters of a list, kept in the address so that a reload, the back button and a shared link keep them. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();

  const change = useCallback(
    (name: string, value: string | undefined, replace: boolean) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (name !== 'page') after.delete('page');
          if (value) after.set(name, value);
          else after.delete(name);
          return after;
        },
        { replace },
      ),
    [setParams],
  );

  return useMemo(() => {
    const page = Number(params.get('page'));
    const pageSize = pageSizes.find((size) => String(size) === params.get('size'));
    return {
      paging: { page: Number.isInteger(page) && page > 0 ? page : 1, ...(pageSize && { pageSize }) },
      search: params.get('search') ?? '',
      filter: (name) => params.get(name) ?? undefined,
      hasFilters: [...params.keys()].some((name) => !notFilters.includes(name)),
      setPageSize: (size) => change('size', size === pageSizes[0] ? undefined : String(size), false),
      setPage: (next) => change('page', next > 1 ? String(next) : undefined, false),
      setFilter: (name, value) => change(name, value, false),
      // Typing would fill the history with every letter.
      setSearch: (text) => change('search', text, true),
      clear: () => setParams(pageSize ? { size: String(pageSize) } : {}),
      query: queryOf(params),
      viewId: params.get('view') ?? undefined,
      columns: params.get('columns')?.split(','),
      setColumns: (keys) => change('columns', keys && (keys.join(',') || 'none'), false),
      show: ({ query, view_id: view }, how) =>
        setParams(new URLSearchParams([...new URLSearchParams(query), ['view', view]]), how),
    };
  }, [params, change, setParams]);
}
