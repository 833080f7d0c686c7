import type { Job } from '@swapt/shared/contract';
import { liveInterval, useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import type { Paging } from '@swapt/shared/ui';
import type { JobFilter } from '@swapt/shared/values';
import { keepPreviousData } from '@tanstack/react-query';
import { t } from '@swapt/shared/text';
import { jobWords } from './job-words.js';

export const jobsPath = '/admin/organization/background-work';

const minuteMs = 60_000;

export const useJobs = (paging: Paging, state: JobFilter) =>
  useApiQuery(
    'jobs.list',
    { ...paging, state },
    { placeholderData: keepPreviousData, refetchInterval: liveInterval.screen },
  );

interface Watch {
  enabled?: boolean;
  /** In ms. */
  every?: number;
}

/** How many have failed and wait for somebody; none before the answer is there. */
export function useFailedJobs({ enabled = true, every = minuteMs }: Watch = {}): number {
  const { data } = useApiQuery(
    'jobs.list',
    { state: 'failed', pageSize: 1 },
    { enabled, refetchInterval: every, staleTime: every },
  );
  return enabled ? (data?.total ?? 0) : 0;
}

export function useRetryJob({ name }: Job) {
  const { notify } = useShell();
  return useApiMutation('jobs.retry', {
    onSuccess: () => notify.success(t('“{name}” runs again.', { name: jobWords[name].name })),
    refreshAlways: true,
  });
}

export function useDismissJob({ name }: Job) {
  const { notify } = useShell();
  return useApiMutation('jobs.dismiss', {
    onSuccess: () => notify.success(t('“{name}” is dismissed.', { name: jobWords[name].name })),
    refreshAlways: true,
  });
}
