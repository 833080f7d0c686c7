import { usePage } from '@swapt/shared/public';
import { useEffect } from 'react';

/** Views of a page count as a redirect does, once per token; a count that fails is no reason to trouble the shopper. */
export function useCountedView(token: string | undefined) {
  const { call } = usePage();
  useEffect(() => {
    if (token) void call('analytics.appendScan', { token }).catch(() => undefined);
  }, [call, token]);
}
