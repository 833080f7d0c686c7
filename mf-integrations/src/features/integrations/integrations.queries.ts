import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { useQuery } from '@tanstack/react-query';

export function useIntegrations() {
  const { call, session } = useShell();
  return useQuery(apiQuery(call, 'integrations.controller', { org_id: session.org.org_id }));
}
