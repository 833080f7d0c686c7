import type { Api } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export function useCampaigns(input: Api['campaigns.list']['in']) {
  const { call } = useShell();
  return useQuery({ ...apiQuery(call, 'campaigns.list', input), placeholderData: keepPreviousData });
}

export function useCampaign(campaignId: string) {
  const { call, session } = useShell();
  return useQuery(apiQuery(call, 'campaigns.get', { org_id: session.org.org_id, campaign_id: campaignId }));
}

/** Codes to choose from, by a part of their name. */
export function useCodeChoices(search: string) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, pageSize: 20, filter: { search: search || undefined } };
  return useQuery({ ...apiQuery(call, 'codes.list', input), placeholderData: keepPreviousData });
}

export function useCreateCampaign() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: Api['campaigns.create']['in']; idempotencyKey: string }) =>
      call('campaigns.create', input, { idempotencyKey }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['campaigns'] }),
    meta: { shownByForm: true },
  });
}

/** `shownByForm`: the form says itself what was wrong; a button leaves that to the snackbar. */
export function useUpdateCampaign(meta?: { shownByForm: true }) {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Api['campaigns.update']['in']) => call('campaigns.update', input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['campaigns'] }),
    meta,
  });
}

export function useDeleteCampaign() {
  const { call } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Api['campaigns.delete']['in']) => call('campaigns.delete', input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['campaigns'] }),
  });
}
