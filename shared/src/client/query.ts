import { queryOptions } from '@tanstack/react-query';
import type { Api, OperationId } from '../contract/index.js';
import type { Call } from './call.js';

declare module '@tanstack/react-query' {
  interface Register {
    /** A form that shows the error itself says so; the shell shows every other failed mutation in the snackbar. */
    mutationMeta: { shownByForm?: true };
  }
}

/** Query options of a reading operation. The key starts with the noun, so that a mutation invalidates by `[noun]`. */
export function apiQuery<K extends OperationId>(call: Call, id: K, input: Api[K]['in']) {
  const [noun] = id.split('.');
  return queryOptions({ queryKey: [noun, id, input], queryFn: ({ signal }) => call(id, input, { signal }) });
}
