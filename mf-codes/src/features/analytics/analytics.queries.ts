import type { Range } from '@swapt/shared/values';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Before } from './totals.js';

/** One code, the codes of a folder, or all of the organization. */
export interface Subject {
  code_id?: string;
  folder_id?: string;
}

/** The zone in which the viewer reads days and hours. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function useFilter(subject: Subject, range: Range) {
  const { session } = useShell();
  return { org_id: session.org.org_id, ...subject, range, zone: viewerZone() };
}

export function useAnalytics(subject: Subject, range: Range) {
  const { call } = useShell();
  const input = useFilter(subject, range);
  return useQuery({ ...apiQuery(call, 'analytics.get', input), placeholderData: keepPreviousData });
}

/** The totals of the period before, asked for on their own: they take longer than everything else. All time has none. */
export function useBefore(subject: Subject, range: Range): Before {
  const { call } = useShell();
  const input = { ...useFilter(subject, range), before: true };
  const query = useQuery({ ...apiQuery(call, 'analytics.get', input), enabled: range !== 'all' });
  return query.isError ? 'failed' : query.data?.data.totals;
}

/** From scan to form; nothing where no pages were in use. */
export function useFunnel(subject: Subject, range: Range) {
  const { call } = useShell();
  const input = useFilter(subject, range);
  const query = useQuery({ ...apiQuery(call, 'analytics.funnel', input), placeholderData: keepPreviousData });
  const funnel = query.data?.data;
  return funnel && funnel.scans + funnel.views + funnel.submits > 0 ? funnel : undefined;
}

const liveEveryMs = 5_000;

/** Asks again every few seconds, but not while the page is hidden. */
export function useLive(subject: Subject) {
  const { call, session } = useShell();
  const query = apiQuery(call, 'analytics.live', { org_id: session.org.org_id, ...subject });
  return useQuery({ ...query, refetchInterval: liveEveryMs, refetchIntervalInBackground: false });
}

export function useScanList(subject: Subject, range: Range, page: number) {
  const { call } = useShell();
  const input = { ...useFilter(subject, range), page };
  return useQuery({ ...apiQuery(call, 'analytics.scans', input), placeholderData: keepPreviousData });
}

export function useVisitorList(subject: Subject, range: Range, page: number) {
  const { call } = useShell();
  const input = { ...useFilter(subject, range), page };
  return useQuery({ ...apiQuery(call, 'analytics.cookiedScans', input), placeholderData: keepPreviousData });
}

/** The code's name, and whether it was ever scanned. */
export function useCodeHead(codeId: string) {
  const { call, session } = useShell();
  const query = apiQuery(call, 'codes.get', { org_id: session.org.org_id, code_id: codeId });
  return useQuery({ ...query, select: ({ data }) => ({ name: data.name, isScanned: data.scans > 0 }) });
}

/** The folder's name, and whether any of its codes was ever scanned. */
export function useFolderHead(folderId: string) {
  const { call, session } = useShell();
  const query = apiQuery(call, 'folders.get', { org_id: session.org.org_id, folder_id: folderId });
  return useQuery({
    ...query,
    select: ({ data: [folder] }) => folder && { name: folder.name, isScanned: folder.scans > 0 },
  });
}
