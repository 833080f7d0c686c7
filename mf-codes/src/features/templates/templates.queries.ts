import type { Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export function useTemplates() {
  const { call, session } = useShell();
  return useQuery({
    ...apiQuery(call, 'templates.get', { org_id: session.org.org_id }),
    select: ({ data }) => data,
  });
}

export function useDeleteTemplate() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (template_id: string) => call('templates.delete', { org_id: session.org.org_id, template_id }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['templates'] }),
  });
}

export function useMakePage() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      input,
      idempotencyKey,
    }: {
      input: Omit<Api['pages.create']['in'], 'org_id'>;
      idempotencyKey: string;
    }) => call('pages.create', { org_id: session.org.org_id, ...input }, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['pages'] }),
    meta: { shownByForm: true },
  });
}
