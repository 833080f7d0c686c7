import type { OrgInput } from '@swapt/shared/client';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import type { Paging } from '@swapt/shared/ui';
import { keepPreviousData } from '@tanstack/react-query';

/** An order is seen, and changed, with more of it in sight than a list has. */
const pageSize = 50;

/** What the items of a page of a catalog are asked for with. */
export const itemsInput = (catalogId: string, paging: Paging, search: string): OrgInput<'items.get'> => ({
  id: catalogId,
  pageSize,
  ...paging,
  search: search || undefined,
});

export const useItems = (input: OrgInput<'items.get'>) =>
  useApiQuery('items.get', input, { placeholderData: keepPreviousData });

export const useTakeItemOut = () => useApiMutation('items.delete', { shownByForm: true });
