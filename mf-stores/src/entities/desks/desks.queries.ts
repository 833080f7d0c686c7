import { useApiMutation, useApiQuery } from '@swapt/shared/query';

export const useDeskSession = (sessionId: string, enabled = true) =>
  useApiQuery('pos.session', { session_id: sessionId }, { select: ({ data }) => data, enabled });

/** Opens a desk. */
export const useStartDesk = () => useApiMutation('pos.start', { shownByForm: true });
