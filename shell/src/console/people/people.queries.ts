import type { Person } from '@swapt/shared/contract';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import type { Paging } from '@swapt/shared/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { t } from '@swapt/shared/text';

export const usePeople = (paging: Paging, search: string) =>
  useApiQuery('org.users', { ...paging, search: search || undefined }, { placeholderData: keepPreviousData });

export const useInvite = () => useApiMutation('org.addUser', { shownByForm: true });

export function useChangeRole() {
  const { notify } = useShell();
  return useApiMutation('userRole.update', {
    onSuccess: ({ data }) =>
      notify.success(t('{name} now has the role {role}.', { name: data.name || data.email, role: data.role })),
    refreshAlways: true,
  });
}

/** Ends the membership of a person, who can be invited again at once. */
export function useRemovePerson({ email, name, role }: Person) {
  const { session, notify } = useShell();
  const again = useApiMutation('org.addUser', {
    onSuccess: ({ data }) => notify.success(t('We invited {email} again.', { email: data.email })),
  });
  return useApiMutation('userRole.delete', {
    onSuccess: () => {
      const isSelf = email === session.user.email;
      notify.success(
        isSelf
          ? t('You left {org_name}.', { org_name: session.org.org_name })
          : t('We removed {name}.', { name: name || email }),
        isSelf ? undefined : { label: t('Invite again'), run: () => again.mutate({ email, role }) },
      );
    },
  });
}
