import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Pages to choose from, by a part of their name. */
export function usePageChoices(search: string) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, search: search || undefined, pageSize: 20 };
  return useQuery({ ...apiQuery(call, 'pages.list', input), placeholderData: keepPreviousData });
}

/** The team's name of a page. */
export function usePageName(pageId: string, isAsked: boolean) {
  const { call } = useShell();
  return useQuery({
    ...apiQuery(call, 'pages.get', { page_id: pageId }),
    enabled: isAsked,
    select: ({ data }) => data.page?.name ?? 'A page that cannot be read',
  });
}
