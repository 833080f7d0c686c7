import type { Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** While a batch is being made, its progress is asked for every second. */
const progressMs = 1_000;

type BatchesInput = Api['codes.oneTimeBatches']['in'];

export function useBatches(input: BatchesInput) {
  const { call } = useShell();
  return useQuery({
    ...apiQuery(call, 'codes.oneTimeBatches', input),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.data.some((batch) => batch.state === 'making') && progressMs,
  });
}

export function useOneTimeCodes(input: Api['codes.oneTimeList']['in']) {
  const { call } = useShell();
  return useQuery({ ...apiQuery(call, 'codes.oneTimeList', input), placeholderData: keepPreviousData });
}

export function useBaseCode(codeId: string) {
  const { call, session } = useShell();
  return useQuery(apiQuery(call, 'codes.get', { org_id: session.org.org_id, code_id: codeId }));
}

export function useCreateBatch() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: Api['codes.createOneTime']['in']; idempotencyKey: string }) =>
      call('codes.createOneTime', input, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
    meta: { shownByForm: true },
  });
}

export function useCancelBatch() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Api['codes.cancelOneTime']['in']) => call('codes.cancelOneTime', input),
    onSettled: () => client.invalidateQueries({ queryKey: ['codes'] }),
  });
}

export function useDeleteBatch() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Api['codes.deleteOneTime']['in']) => call('codes.deleteOneTime', input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
  });
}

export function useBatchFile() {
  const { call } = useShell();
  return useMutation({
    mutationFn: (input: Api['codes.oneTimeFile']['in']) => call('codes.oneTimeFile', input),
  });
}
