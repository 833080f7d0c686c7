import { apiQuery } from '@swapt/shared/query';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useConsole } from '../console-context.js';
import { setOrg, useOrg } from './org-store.js';

/** The caller's organizations; the record in use follows what the server says about it. */
export function useOrgs() {
  const { call } = useConsole();
  const query = useQuery(apiQuery(call, 'org.list', {}));
  const chosen = useOrg(({ org_id }) => org_id);
  const orgs = query.data?.data;
  const current = orgs?.find(({ org_id }) => org_id === chosen) ?? orgs?.[0];
  // Before the effects of the console, which asks for the releases meant for this organization.
  useLayoutEffect(() => {
    if (current) setOrg(current);
  }, [current]);
  return { query, orgs, current };
}
