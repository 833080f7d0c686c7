import { ownZone } from '@swapt/shared/dates';
import type { OrgInput } from '@swapt/shared/client';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData } from '@tanstack/react-query';

/** Where somebody would be led by rules that may not be saved yet; `asked` is `{ rules, visit }` as text. */
export function useRuleTest(codeId: string, asked: string) {
  // Written by the tester a moment ago.
  const { rules, visit } = JSON.parse(asked) as Pick<OrgInput<'codes.testRules'>, 'rules' | 'visit'>;
  return useApiQuery('codes.testRules', { code_id: codeId, rules, visit }, { placeholderData: keepPreviousData });
}

/** Human scans of each variant so far, by its name. */
export function useVariantScans(codeId: string) {
  const { session } = useShell();
  const input = { code_id: codeId, range: 'all', zone: ownZone() } as const;
  return useApiQuery('analytics.get', input, {
    enabled: session.can('analytics:read'),
    select: ({ data }) => new Map(data.variants.map(({ key, scans }) => [key, scans])),
  });
}

/** Ends a test of variants: everybody is led to the one that is kept. */
export const useKeepWinner = () => useApiMutation('codes.keepWinner');
