import type { Invitation, Organization } from '@swapt/shared/contract';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { useAccept, useDecline } from './invitations.queries.js';

interface Props {
  invitation: Invitation;
  size?: 'small';
  onAccepted?: (org: Organization) => void;
}

/** The two answers to an invitation. */
export function InvitationAnswer({ invitation, size, onAccepted }: Props) {
  const accept = useAccept(onAccepted);
  const decline = useDecline();
  const isBusy = accept.isPending || decline.isPending;
  const to = t('the invitation to {org_name}', { org_name: invitation.org_name });
  return (
    <span className="answers">
      <Button
        type="primary"
        size={size}
        disabled={isBusy}
        loading={accept.isPending}
        aria-label={t('Accept {to}', { to })}
        onClick={() => accept.mutate({ id: invitation.id })}
      >
        {t('Accept')}
      </Button>
      <Button
        size={size}
        disabled={isBusy}
        loading={decline.isPending}
        aria-label={t('Decline {to}', { to })}
        onClick={() => decline.mutate({ id: invitation.id })}
      >
        {t('Decline')}
      </Button>
    </span>
  );
}
