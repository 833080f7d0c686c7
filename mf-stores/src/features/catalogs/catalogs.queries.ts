import type { Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export function useCatalogs(input: Api['catalogs.get']['in']) {
  const { call } = useShell();
  return useQuery({ ...apiQuery(call, 'catalogs.get', input), placeholderData: keepPreviousData });
}

export function useCreateCatalog() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: Api['catalogs.create']['in']; idempotencyKey: string }) =>
      call('catalogs.create', input, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['catalogs'] }),
    meta: { shownByForm: true },
  });
}

export function useDeleteCatalog() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Api['catalogs.delete']['in']) => call('catalogs.delete', input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['catalogs'] }),
  });
}
