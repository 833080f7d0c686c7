import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OperationId } from '../contract/index.js';
import { changedBy } from './changes.js';

/** Reads again what an operation makes untrue: for what was done by others, or goes on after its reply. */
export function useRefresh(id: OperationId): () => Promise<unknown> {
  const client = useQueryClient();
  return useCallback(
    () => Promise.all(changedBy(id).map((noun) => client.invalidateQueries({ queryKey: [noun] }))),
    [client, id],
  );
}
