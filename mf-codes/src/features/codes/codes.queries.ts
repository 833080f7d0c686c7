import type { Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownZone } from '../../parts/wall-time.js';

export function useCodes(input: Api['codes.list']['in']) {
  const { call } = useShell();
  return useQuery({ ...apiQuery(call, 'codes.list', input), placeholderData: keepPreviousData });
}

/** The tags in use, with their numbers of codes. */
export function useTags() {
  const { call, session } = useShell();
  return useQuery({ ...apiQuery(call, 'codes.tags', { org_id: session.org.org_id }), select: ({ data }) => data });
}

export function useCreateCode() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: Api['codes.create']['in']; idempotencyKey: string }) =>
      call('codes.create', input, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
    meta: { shownByForm: true },
  });
}

export function useCloneCode() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Api['codes.clone']['in']) => call('codes.clone', input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
  });
}

export function useCreateChild() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: Api['codes.child']['in']; idempotencyKey: string }) =>
      call('codes.child', input, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
    meta: { shownByForm: true },
  });
}

/** Scans of the last 30 days, for the small chart beside a code. */
export function useRecentScans(codeId: string) {
  const { call, session } = useShell();
  const zone = ownZone();
  return useQuery({
    ...apiQuery(call, 'analytics.get', { org_id: session.org.org_id, code_id: codeId, range: '30day', zone }),
    enabled: session.can('analytics:read'),
  });
}

/** Folders to choose from, by a part of their name. */
export function useFolderChoices(search: string) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, search: search || undefined, pageSize: 20 };
  return useQuery({ ...apiQuery(call, 'folders.get', input), placeholderData: keepPreviousData });
}

export function useCreateFolder() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call('folders.create', { org_id: session.org.org_id, name }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['folders'] }),
    meta: { shownByForm: true },
  });
}
