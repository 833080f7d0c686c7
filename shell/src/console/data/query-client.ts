import { ApiError } from '@swapt/shared/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

const retries = 3;

/** A refusal stays one; being too fast, too slow or out of reach may pass. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status < 400 || error.status >= 500 || error.status === 408 || error.status === 429;
}

const isAskedForTerms = (error: unknown) => error instanceof ApiError && error.code === 'terms.not_accepted';

/** Milliseconds before the next try: 1, 2, 4 … seconds, never more than 30. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

/**
 * `report` shows a failed mutation, unless the form that sent it shows the error itself.
 * Whatever the server refuses for want of the terms makes the console ask for them.
 */
export function createQueryClient(report: (error: unknown) => void): QueryClient {
  const askForTerms = (error: unknown) => {
    if (isAskedForTerms(error)) void client.invalidateQueries({ queryKey: ['terms'] });
  };
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        staleTime: 10_000,
        retry: (failures, error) => failures < retries && mayPass(error),
        retryDelay,
      },
      mutations: { retry: false },
    },
    queryCache: new QueryCache({ onError: askForTerms }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        askForTerms(error);
        if (!mutation.meta?.shownByForm && !isAskedForTerms(error)) report(error);
      },
    }),
  });
  return client;
}
