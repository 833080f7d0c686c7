import type { Range } from '@swapt/shared/values';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Before } from './totals.js';

/** The zone in which the viewer reads days and hours. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The counts of the organization, or of one of its codes. */
export function useAnalytics(range: Range, codeId?: string) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, ...(codeId && { code_id: codeId }), range, zone: viewerZone() };
  return useQuery({ ...apiQuery(call, 'analytics.get', input), placeholderData: keepPreviousData });
}

/** The totals of the period before, asked for on their own: they take longer than everything else. All time has none. */
export function useBefore(range: Range, codeId?: string): Before {
  const { call, session } = useShell();
  const code = codeId && { code_id: codeId };
  const input = { org_id: session.org.org_id, ...code, range, zone: viewerZone(), before: true };
  const query = useQuery({ ...apiQuery(call, 'analytics.get', input), enabled: range !== 'all' });
  return query.isError ? 'failed' : query.data?.data.totals;
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
