import type { Person } from '@swapt/shared/contract';
import { apiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export function usePeople(page: number, search: string) {
  const { call, session } = useShell();
  const input = { org_id: session.org.org_id, page, search: search || undefined };
  return useQuery({ ...apiQuery(call, 'org.users', input), placeholderData: keepPreviousData });
}

/** Membership shows in the list of people and, for oneself, in the list of organizations. */
function useRefreshPeople() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['org'] });
}

export function useInvite() {
  const { call, session } = useShell();
  const refresh = useRefreshPeople();
  return useMutation({
    mutationFn: (values: Pick<Person, 'email' | 'role'>) =>
      call('org.addUser', { org_id: session.org.org_id, ...values }),
    onSuccess: refresh,
    meta: { shownByForm: true },
  });
}

export function useChangeRole() {
  const { call, session, notify } = useShell();
  const refresh = useRefreshPeople();
  return useMutation({
    mutationFn: ({ id, role }: Pick<Person, 'id' | 'role'>) =>
      call('userRole.update', { id, role, org_id: session.org.org_id }),
    onSuccess: ({ data }) => notify.success(`${data.name || data.email} now has the role ${data.role}.`),
    onSettled: refresh,
  });
}

export function useRemovePerson() {
  const { call, session, notify } = useShell();
  const refresh = useRefreshPeople();
  const again = useMutation({
    mutationFn: ({ email, role }: Person) => call('org.addUser', { org_id: session.org.org_id, email, role }),
    onSuccess: ({ data }) => {
      notify.success(`We invited ${data.email} again.`);
      return refresh();
    },
  });
  return useMutation({
    mutationFn: ({ id }: Person) => call('userRole.delete', { id, org_id: session.org.org_id }),
    onSuccess: (_, person) => {
      const isSelf = person.email === session.user.email;
      notify.success(
        isSelf ? `You left ${session.org.org_name}.` : `We removed ${person.name || person.email}.`,
        isSelf ? undefined : { label: 'Invite again', run: () => again.mutate(person) },
      );
      return refresh();
    },
  });
}
