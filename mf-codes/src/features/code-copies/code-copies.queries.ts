import type { Api } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Makes codes from a list, or with `dry_run` tells what would be made. */
export function useCloneMany() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: Api['codes.cloneMultiple']['in']; idempotencyKey?: string }) =>
      call('codes.cloneMultiple', input, { idempotencyKey }),
    onSuccess: (_, { input }) => (input.dry_run ? undefined : client.invalidateQueries({ queryKey: ['codes'] })),
    meta: { shownByForm: true },
  });
}

/** Makes links from a table, or with `dry_run` tells what would be made. */
export function useImport() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: Api['codes.import']['in']; idempotencyKey?: string }) =>
      call('codes.import', input, { idempotencyKey }),
    onSuccess: (_, { input }) => (input.dry_run ? undefined : client.invalidateQueries({ queryKey: ['codes'] })),
    meta: { shownByForm: true },
  });
}
