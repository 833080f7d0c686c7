import type { Invitation, Organization } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../console-context.js';

/** Invitations to the person who is signed in; none before the answer is there, because nothing waits for it. */
export function useInvitations(): readonly Invitation[] {
  const { call } = useConsole();
  const { data } = useQuery(apiQuery(call, 'invitations.list', {}));
  return data?.data ?? [];
}

/** Also after a refusal: what was withdrawn meanwhile goes from the screen. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => Promise.all(['invitations', 'org'].map((noun) => queryClient.invalidateQueries({ queryKey: [noun] })));
}

export function useAccept(onAccepted?: (org: Organization) => void) {
  const { call } = useConsole();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ id }: Invitation) => (await call('invitations.accept', { id })).data,
    onSuccess: onAccepted,
    onSettled: refresh,
  });
}

export function useDecline() {
  const { call } = useConsole();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: Invitation) => call('invitations.decline', { id }),
    onSettled: refresh,
  });
}
