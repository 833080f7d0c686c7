import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import type { Paging } from '@swapt/shared/ui';
import { keepPreviousData } from '@tanstack/react-query';

export const useFolders = (paging: Paging, search: string | undefined) =>
  useApiQuery('folders.get', { ...paging, search }, { placeholderData: keepPreviousData });

export const useFolder = (folderId: string) =>
  useApiQuery('folders.get', { folder_id: folderId }, { select: ({ data }) => data[0] });

export const useFolderCodes = (folderId: string, paging: Paging, search: string | undefined) =>
  useApiQuery('folders.codes', { folder_id: folderId, ...paging, search }, { placeholderData: keepPreviousData });

export const useCreateFolder = () => useApiMutation('folders.create', { isOnce: true, shownByForm: true });

export const useRemoveFolder = () => useApiMutation('folders.remove', { isLeaving: true });

/** Puts codes into a folder or takes them out. A failure shows in the snackbar and the others go on; tells how many went through. */
export function usePlaceCodes(operation: 'folders.add' | 'folders.removeFrom') {
  const { isPending, mutateAsync } = useApiMutation(operation);
  return {
    isBusy: isPending,
    place: async (folderId: string, codeIds: readonly string[]): Promise<number> => {
      const tries = codeIds.map((code_id) => mutateAsync({ folder_id: folderId, code_id }));
      return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
    },
  };
}
