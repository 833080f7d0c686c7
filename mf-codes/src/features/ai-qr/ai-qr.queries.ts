import type { AiPicture, Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export function usePictures(page: number) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, page };
  return useQuery({ ...apiQuery(call, 'aiqr.list', input), placeholderData: keepPreviousData });
}

export function usePicture(pictureId: string | undefined) {
  const { call } = useShell();
  return useQuery({
    ...apiQuery(call, 'aiqr.get', { picture_id: pictureId ?? '' }),
    enabled: pictureId !== undefined,
  });
}

/** Codes to choose from, by a part of their name. */
export function useCodeChoices(search: string) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, filter: search ? { search } : {}, pageSize: 20 };
  return useQuery({ ...apiQuery(call, 'codes.list', input), placeholderData: keepPreviousData });
}

/** The name of a code that is not among the choices. */
export function useCodeName(codeId: string, isAsked: boolean) {
  const { call, session } = useShell();
  return useQuery({
    ...apiQuery(call, 'codes.get', { org_id: session.org.org_id, code_id: codeId }),
    enabled: isAsked,
    select: ({ data }) => data.name,
  });
}

export function useGenerate() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Api['aiqr.generate']['in']) => call('aiqr.generate', input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['aiqr'] }),
    meta: { shownByForm: true },
  });
}

/** Makes a picture the one of its code, or takes it back. */
export function useChoosePicture() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ picture_id, is_chosen }: Pick<AiPicture, 'picture_id' | 'is_chosen'>) =>
      call('aiqr.choose', { org_id: session.org.org_id, picture_id, is_chosen }),
    onSuccess: () => Promise.all(['aiqr', 'codes'].map((noun) => client.invalidateQueries({ queryKey: [noun] }))),
  });
}

export function useDeletePicture() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (picture_id: string) => call('aiqr.delete', { org_id: session.org.org_id, picture_id }),
    onSuccess: () => Promise.all(['aiqr', 'codes'].map((noun) => client.invalidateQueries({ queryKey: [noun] }))),
  });
}
