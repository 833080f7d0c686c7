import type { Invitation, Organization } from '@swapt/shared/contract';
import { apiQuery, useMutationOf } from '@swapt/shared/query';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../console-context.js';

/** Invitations to the person who is signed in; none before the answer is there, because nothing waits for it. */
export function useInvitations(): readonly Invitation[] {
  const { call } = useConsole();
  const { data } = useQuery(apiQuery(call, 'invitations.list', {}));
  return data?.data ?? [];
}

export function useAccept(onAccepted?: (org: Organization) => void) {
  const { call } = useConsole();
  return useMutationOf(call, 'invitations.accept', {
    onSuccess: ({ data }) => onAccepted?.(data),
    refreshAlways: true,
  });
}

export function useDecline() {
  const { call } = useConsole();
  return useMutationOf(call, 'invitations.decline', { refreshAlways: true });
}
