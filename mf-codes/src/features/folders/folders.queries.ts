import { liveInterval, useApiMutation, useApiQuery } from '@swapt/shared/query';
import type { Paging } from '@swapt/shared/ui';
import { keepPreviousData } from '@tanstack/react-query';

export const useFolders = (paging: Paging, search: string | undefined) =>
  useApiQuery(
    'folders.get',
    { ...paging, search },
    { placeholderData: keepPreviousData, refetchInterval: liveInterval.list },
  );

export const useFolder = (folderId: string) =>
  useApiQuery('folders.get', { folder_id: folderId }, { select: ({ data }) => data[0] });

export const useFolderCodes = (folderId: string, paging: Paging, search: string | undefined) =>
  useApiQuery(
    'folders.codes',
    { folder_id: folderId, ...paging, search },
    { placeholderData: keepPreviousData, refetchInterval: liveInterval.list },
  );

export const useCreateFolder = () => useApiMutation('folders.create', { isOnce: true, shownByForm: true });

export const useRemoveFolder = () => useApiMutation('folders.remove', { isLeaving: true });

/** Begins to remove many folders in the background. */
export const useDeleteManyFolders = () => useApiMutation('bulkChanges.deleteFolders', { isOnce: true });
