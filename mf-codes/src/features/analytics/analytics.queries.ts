import { ownZone } from '@swapt/shared/dates';
import { liveInterval, useApiQuery } from '@swapt/shared/query';
import type { Range } from '@swapt/shared/values';
import type { Paging } from '@swapt/shared/ui';
import { keepPreviousData } from '@tanstack/react-query';
import type { Before } from './totals.js';

/** One code, the codes of a folder, or all of the organization. */
export interface Subject {
  code_id?: string;
  folder_id?: string;
}

/** Days and hours are read in the viewer's zone. */
const filterOf = (subject: Subject, range: Range) => ({ ...subject, range, zone: ownZone() });

export const useAnalytics = (subject: Subject, range: Range) =>
  useApiQuery('analytics.get', filterOf(subject, range), {
    placeholderData: keepPreviousData,
    // The first scan is waited for; what is read after it stays as it is until somebody asks.
    refetchInterval: ({ state }) => state.data?.data.totals.scans === 0 && liveInterval.screen,
  });

/** The totals of the period before, asked for on their own: they take longer than everything else. All time has none. */
export function useBefore(subject: Subject, range: Range): Before {
  const input = { ...filterOf(subject, range), before: true };
  const query = useApiQuery('analytics.get', input, { enabled: range !== 'all' });
  return query.isError ? 'failed' : query.data?.data.totals;
}

/** From scan to form; nothing where no pages were in use. */
export function useFunnel(subject: Subject, range: Range) {
  const query = useApiQuery('analytics.funnel', filterOf(subject, range), { placeholderData: keepPreviousData });
  const funnel = query.data?.data;
  return funnel && funnel.scans + funnel.views + funnel.submits > 0 ? funnel : undefined;
}

export const useLive = (subject: Subject) =>
  useApiQuery('analytics.live', { ...subject }, { refetchInterval: liveInterval.screen });

export const useScanList = (subject: Subject, range: Range, paging: Paging) =>
  useApiQuery('analytics.scans', { ...filterOf(subject, range), ...paging }, { placeholderData: keepPreviousData });

export const useVisitorList = (subject: Subject, range: Range, paging: Paging) =>
  useApiQuery(
    'analytics.cookiedScans',
    { ...filterOf(subject, range), ...paging },
    { placeholderData: keepPreviousData },
  );

/** The code's name, and whether it was ever scanned. */
export const useCodeHead = (codeId: string) =>
  useApiQuery(
    'codes.get',
    { code_id: codeId },
    { select: ({ data }) => ({ name: data.name, isScanned: data.scans > 0 }) },
  );

/** The folder's name, and whether any of its codes was ever scanned. */
export const useFolderHead = (folderId: string) =>
  useApiQuery(
    'folders.get',
    { folder_id: folderId },
    { select: ({ data: [folder] }) => folder && { name: folder.name, isScanned: folder.scans > 0 } },
  );
