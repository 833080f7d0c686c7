import { ApiError } from '@swapt/shared/client';
import { MutationCache, QueryClient } from '@tanstack/react-query';

const retries = 3;

/** A refusal stays one; being too fast, too slow or out of reach may pass. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status < 400 || error.status >= 500 || error.status === 408 || error.status === 429;
}

/** Milliseconds before the next try: 1, 2, 4 … seconds, never more than 30. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

/** `report` shows a failed mutation, unless the form that sent it shows the error itself. */
export function createQueryClient(report: (error: unknown) => void): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        staleTime: 10_000,
        retry: (failures, error) => failures < retries && mayPass(error),
        retryDelay,
      },
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.shownByForm) report(error);
      },
    }),
  });
}
