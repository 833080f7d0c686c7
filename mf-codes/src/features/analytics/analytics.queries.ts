import type { Range } from '@swapt/shared/values';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The zone in which the viewer reads days and hours. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function useCodeAnalytics(codeId: string, range: Range) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, code_id: codeId, range, zone: viewerZone() };
  return useQuery({ ...apiQuery(call, 'analytics.get', input), placeholderData: keepPreviousData });
}

export function useScanList(codeId: string, range: Range, page: number) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, code_id: codeId, range, zone: viewerZone(), page };
  return useQuery({ ...apiQuery(call, 'analytics.scans', input), placeholderData: keepPreviousData });
}

export function useVisitorList(codeId: string, range: Range, page: number) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, code_id: codeId, range, zone: viewerZone(), page };
  return useQuery({ ...apiQuery(call, 'analytics.cookiedScans', input), placeholderData: keepPreviousData });
}

/** The code's name, and whether it was ever scanned. */
export function useCodeHead(codeId: string) {
  const { call, session } = useShell();
  const query = apiQuery(call, 'codes.get', { org_id: session.org.org_id, code_id: codeId });
  return useQuery({ ...query, select: ({ data }) => ({ name: data.name, isScanned: data.scans > 0 }) });
}
