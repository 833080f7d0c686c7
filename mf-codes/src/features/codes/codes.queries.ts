import type { Api, QrStyle } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { ownZone } from '../../parts/wall-time.js';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export function useCodes(input: Api['codes.list']['in']) {
  const { call } = useShell();
  return useQuery({ ...apiQuery(call, 'codes.list', input), placeholderData: keepPreviousData });
}

/** The tags in use, with their numbers of codes. */
export function useTags() {
  const { call, session } = useShell();
  return useQuery({ ...apiQuery(call, 'codes.tags', { org_id: session.org.org_id }), select: ({ data }) => data });
}

export function useCode(codeId: string) {
  const { call, session } = useShell();
  return useQuery(apiQuery(call, 'codes.get', { org_id: session.org.org_id, code_id: codeId }));
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

/** Saves a change of a code; with `shownByForm` the screen shows a failure itself. */
export function useUpdateCode(meta?: { shownByForm: true }) {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Api['codes.update']['in']) => call('codes.update', input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
    meta,
  });
}

/** Does one thing to many codes at once. */
export function useBulk() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<Api['codes.bulk']['in'], 'org_id'>) =>
      call('codes.bulk', { org_id: session.org.org_id, ...input }),
    onSuccess: () => Promise.all(['folders', 'codes'].map((noun) => client.invalidateQueries({ queryKey: [noun] }))),
  });
}

/** How well phones read a style, found out by the server. The last answer stays until the next one is there. */
export function useScanScore(style: QrStyle, codeId: string | undefined) {
  const { call, session } = useShell();
  return useQuery({
    ...apiQuery(call, 'codes.render', { org_id: session.org.org_id, code_id: codeId, style, score: true }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

export function useRenderFile() {
  const { call } = useShell();
  return useMutation({
    mutationFn: (input: Api['codes.render']['in']) => call('codes.render', input),
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

/** Pages to choose from, by a part of their name. */
export function usePageChoices(search: string) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, search: search || undefined, pageSize: 20 };
  return useQuery({ ...apiQuery(call, 'pages.list', input), placeholderData: keepPreviousData });
}

/** The team's name of a page. */
export function usePageName(pageId: string, isAsked: boolean) {
  const { call } = useShell();
  return useQuery({
    ...apiQuery(call, 'pages.get', { page_id: pageId }),
    enabled: isAsked,
    select: ({ data }) => data.page?.name ?? 'A page that cannot be read',
  });
}

/** Where somebody would be led by rules that may not be saved yet; `asked` is `{ rules, visit }` as text. */
export function useRuleTest(codeId: string, asked: string) {
  const { call, session } = useShell();
  // Written by the tester a moment ago.
  const { rules, visit } = JSON.parse(asked) as Pick<Api['codes.testRules']['in'], 'rules' | 'visit'>;
  const input = { org_id: session.org.org_id, code_id: codeId, rules, visit };
  return useQuery({ ...apiQuery(call, 'codes.testRules', input), placeholderData: keepPreviousData });
}

/** Human scans of each variant so far, by its name. */
export function useVariantScans(codeId: string) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, code_id: codeId, range: 'all' as const, zone: ownZone() };
  return useQuery({
    ...apiQuery(call, 'analytics.get', input),
    enabled: session.can('analytics:read'),
    select: ({ data }) => new Map(data.variants.map(({ key, scans }) => [key, scans])),
  });
}

/** Ends a test of variants: everybody is led to the one that is kept. */
export function useKeepWinner() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Api['codes.keepWinner']['in']) => call('codes.keepWinner', input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
  });
}

/** Looks that the organization has kept. */
export function useSavedStyles() {
  const { call, session } = useShell();
  const query = apiQuery(call, 'codes.styles.list', { org_id: session.org.org_id });
  return useQuery({ ...query, select: ({ data }) => data });
}

export function useSaveStyle() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Pick<Api['codes.styles.save']['in'], 'name' | 'style'>) =>
      call('codes.styles.save', { org_id: session.org.org_id, ...input }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
    meta: { shownByForm: true },
  });
}

export function useDeleteStyle() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (styleId: string) => call('codes.styles.delete', { org_id: session.org.org_id, style_id: styleId }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
  });
}

/** Codes on sheets of labels, as a PDF. */
export function useLabels() {
  const { call, session } = useShell();
  return useMutation({
    mutationFn: (input: Omit<Api['codes.labels']['in'], 'org_id'>) =>
      call('codes.labels', { org_id: session.org.org_id, ...input }),
    meta: { shownByForm: true },
  });
}

export function useAddAlias() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<Api['codes.addAlias']['in'], 'org_id'>) =>
      call('codes.addAlias', { org_id: session.org.org_id, ...input }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
    meta: { shownByForm: true },
  });
}

export function useRemoveAlias() {
  const { call, session } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Omit<Api['codes.removeAlias']['in'], 'org_id'>) =>
      call('codes.removeAlias', { org_id: session.org.org_id, ...input }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['codes'] }),
  });
}
