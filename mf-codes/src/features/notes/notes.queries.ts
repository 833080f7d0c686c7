import type { Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export function useNotesOfCode(codeId: string, pageSize: number) {
  const { call } = useShell();
  return useQuery({
    ...apiQuery(call, 'codes.notes.get', { code_id: codeId, pageSize }),
    placeholderData: keepPreviousData,
  });
}

export function useAllNotes(input: Api['codes.notes.all']['in']) {
  const { call } = useShell();
  return useQuery({ ...apiQuery(call, 'codes.notes.all', input), placeholderData: keepPreviousData });
}

export function useAddNote() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: Api['codes.notes.add']['in']; idempotencyKey: string }) =>
      call('codes.notes.add', input, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
    meta: { shownByForm: true },
  });
}

export function useDeleteNote() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Api['codes.notes.delete']['in']) => call('codes.notes.delete', input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
  });
}
