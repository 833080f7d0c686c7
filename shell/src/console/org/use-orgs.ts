import type { Organization } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useConsole } from '../console-context.js';
import { setOrg, useOrg } from './org-store.js';

/** The caller's organizations; the record in use follows what the server says about it. */
export function useOrgs() {
  const { call } = useConsole();
  const query = useQuery(apiQuery(call, 'org.list', {}));
  const chosen = useOrg(({ org_id }) => org_id);
  const orgs = query.data?.data;
  const current = orgs?.find(({ org_id }) => org_id === chosen) ?? orgs?.[0];
  useEffect(() => {
    if (current) setOrg(current);
  }, [current]);
  return { query, orgs, current };
}

/** Makes another organization the one in use. What was read for the former one is dropped. */
export function useSwitchOrg() {
  const queryClient = useQueryClient();
  return useCallback(
    (org: Organization) => {
      setOrg(org);
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'org' || queryKey[1] !== 'list' });
    },
    [queryClient],
  );
}
