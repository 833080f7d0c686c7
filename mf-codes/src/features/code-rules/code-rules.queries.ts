import type { Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownZone } from '../../parts/wall-time.js';

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
