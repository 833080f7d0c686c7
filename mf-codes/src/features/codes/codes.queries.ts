import { ownZone } from '@swapt/shared/dates';
import type { OrgInput } from '@swapt/shared/client';
import { liveInterval, useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData } from '@tanstack/react-query';

export const useCodes = (input: OrgInput<'codes.list'>) =>
  useApiQuery('codes.list', input, { placeholderData: keepPreviousData, refetchInterval: liveInterval.list });

export const useCreateCode = () => useApiMutation('codes.create', { isOnce: true, shownByForm: true });

export const useCloneCode = () => useApiMutation('codes.clone');

export const useCreateChild = () => useApiMutation('codes.child', { isOnce: true, shownByForm: true });

/** Scans of the last 30 days, for the small chart beside a code. */
export function useRecentScans(codeId: string) {
  const { session } = useShell();
  const input = { code_id: codeId, range: '30day', zone: ownZone() } as const;
  return useApiQuery('analytics.get', input, { enabled: session.can('analytics:read'), refetchInterval: 30_000 });
}
