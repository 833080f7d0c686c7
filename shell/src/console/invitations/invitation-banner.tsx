import { useShell } from '@swapt/shared/sdk';
import { formatNumber } from '@swapt/shared/ui';
import { Alert, Button } from 'antd';
import { roleLabel } from '../people/role-text.js';
import { InvitationAnswer } from './invitation-answer.js';
import { InvitationDialog } from './invitation-dialog.js';
import { useInvitations } from './invitations.queries.js';
import { useNotifyAccepted } from './use-notify-accepted.js';

/** Invitations to other organizations, above every screen until they are answered. Never more than one line: anybody can invite. */
export function InvitationBanner() {
  const { modal } = useShell();
  const notifyAccepted = useNotifyAccepted();
  const invitations = useInvitations();
  const [first, ...others] = invitations;
  if (!first) return null;
  const open = () =>
    modal.open({ title: 'Your invitations', content: (close) => <InvitationDialog onClose={close} /> });
  const isOne = others.length === 0;
  return (
    <Alert
      banner
      type="info"
      role="status"
      className="invitation-banner"
      message={
        isOne ? (
          <>
            You have an invitation to <strong>{first.org_name}</strong> as {roleLabel(first.role).toLowerCase()}.
          </>
        ) : (
          `You have ${formatNumber(invitations.length)} invitations.`
        )
      }
      action={
        isOne ? (
          <InvitationAnswer key={first.id} invitation={first} size="small" onAccepted={notifyAccepted} />
        ) : (
          <Button size="small" onClick={open}>
            See invitations
          </Button>
        )
      }
    />
  );
}
