import type { Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export function useFolders(page: number, search: string | undefined) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, page, search };
  return useQuery({ ...apiQuery(call, 'folders.get', input), placeholderData: keepPreviousData });
}

export function useFolder(folderId: string) {
  const { call, session } = useShell();
  const query = apiQuery(call, 'folders.get', { org_id: session.org.org_id, folder_id: folderId });
  return useQuery({ ...query, select: ({ data }) => data[0] });
}

export function useFolderCodes(folderId: string, page: number, search: string | undefined) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, folder_id: folderId, page, search };
  return useQuery({ ...apiQuery(call, 'folders.codes', input), placeholderData: keepPreviousData });
}

/** Codes to choose from, by a part of their name. */
export function useCodeChoices(search: string) {
  const { call, session } = useShell();
  const filter = { search: search || undefined, sort: 'name' as const };
  const input = { org_id: session.org.org_id, pageSize: 20, filter };
  return useQuery({ ...apiQuery(call, 'codes.list', input), placeholderData: keepPreviousData });
}

export function useCreateFolder() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, idempotencyKey }: { name: string; idempotencyKey: string }) =>
      call('folders.create', { org_id: session.org.org_id, name }, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['folders'] }),
    meta: { shownByForm: true },
  });
}

export function useRemoveFolder() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Api['folders.remove']['in']) => call('folders.remove', input),
    // Not waited for: the screen of the folder is left before it asks for what is no longer there.
    onSuccess: () => {
      for (const noun of ['folders', 'codes']) void client.invalidateQueries({ queryKey: [noun] });
    },
  });
}

/** Puts codes into a folder or takes them out. A failure shows in the snackbar and the others go on; tells how many went through. */
export function usePlaceCodes(operation: 'folders.add' | 'folders.removeFrom') {
  const { call, session } = useShell();
  const client = useQueryClient();
  const place = useMutation({
    mutationFn: (ids: { folder_id: string; code_id: string }) =>
      call(operation, { org_id: session.org.org_id, ...ids }),
    onSuccess: () => Promise.all(['folders', 'codes'].map((noun) => client.invalidateQueries({ queryKey: [noun] }))),
  });
  return {
    isBusy: place.isPending,
    place: async (folderId: string, codeIds: readonly string[]): Promise<number> => {
      const tries = codeIds.map((code_id) => place.mutateAsync({ folder_id: folderId, code_id }));
      return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
    },
  };
}
