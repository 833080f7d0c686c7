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

/** Makes a page; with a code, that code leads to it at once. */
export function useMakePage() {
  const { call, session, report } = useShell();
  const client = useQueryClient();
  const { org_id } = session.org;
  return useMutation({
    mutationFn: async ({ input, codeId, idempotencyKey }: MakePage) => {
      const { data } = await call('pages.create', { org_id, ...input }, { idempotencyKey });
      // The page is there even when the code cannot lead to it; the person is told and goes on.
      if (codeId) await leadTo(data.page_id, codeId).catch(report);
      return data;
    },
    onSuccess: () => Promise.all(['pages', 'codes'].map((noun) => client.invalidateQueries({ queryKey: [noun] }))),
    meta: { shownByForm: true },
  });

  async function leadTo(page_id: string, code_id: string) {
    const { data: code } = await call('codes.get', { org_id, code_id });
    if (code.type === 'page') await call('codes.update', { org_id, code_id, data: { content: { page_id } } });
  }
}

interface MakePage {
  input: Omit<Api['pages.create']['in'], 'org_id'>;
  codeId?: string;
  idempotencyKey: string;
}
