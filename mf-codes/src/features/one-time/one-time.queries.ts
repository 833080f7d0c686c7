import type { OrgInput } from '@swapt/shared/client';
import { liveInterval, useApiMutation, useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';

/** While a batch is being made, its progress is asked for every second. */
const progressMs = 1_000;

export const useBatches = (input: OrgInput<'codes.oneTimeBatches'>) =>
  useApiQuery('codes.oneTimeBatches', input, {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.data.some((batch) => batch.state === 'making') && progressMs,
  });

/** Those of a batch come while it is made; later one is used now and then. */
export const useOneTimeCodes = (input: OrgInput<'codes.oneTimeList'>, isMaking: boolean) =>
  useApiQuery('codes.oneTimeList', input, {
    placeholderData: keepPreviousData,
    refetchInterval: isMaking ? liveInterval.screen : liveInterval.list,
  });

export const useCreateBatch = () => useApiMutation('codes.createOneTime', { isOnce: true, shownByForm: true });

export const useSetPin = () => useApiMutation('codes.setOneTimePin', { shownByForm: true });

export const useCancelBatch = () => useApiMutation('codes.cancelOneTime', { refreshAlways: true });

export const useDeleteBatch = () => useApiMutation('codes.deleteOneTime');

export const useBatchFile = () => useApiMutation('codes.oneTimeFile');
