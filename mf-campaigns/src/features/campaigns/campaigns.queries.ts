import type { OrgInput } from '@swapt/shared/client';
import { liveInterval, useApiMutation, useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';

export const useCampaigns = (input: OrgInput<'campaigns.list'>) =>
  useApiQuery('campaigns.list', input, { placeholderData: keepPreviousData, refetchInterval: liveInterval.list });

export const useCampaign = (campaignId: string) =>
  useApiQuery('campaigns.get', { campaign_id: campaignId }, { refetchInterval: liveInterval.list });

export const useCreateCampaign = () => useApiMutation('campaigns.create', { isOnce: true, shownByForm: true });

/** `shownByForm`: the form says itself what was wrong; a button leaves that to the snackbar. */
export const useUpdateCampaign = (options?: { shownByForm: true }) => useApiMutation('campaigns.update', options);

export const useDeleteCampaign = () => useApiMutation('campaigns.delete');

/** Begins to delete many campaigns in the background. */
export const useDeleteManyCampaigns = () => useApiMutation('bulkChanges.deleteCampaigns', { isOnce: true });
