import { useShell } from '@swapt/shared/sdk';
import { formatNumber } from '@swapt/shared/ui';
import { Alert, Button } from 'antd';
import { t } from '@swapt/shared/text';
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
    modal.open({ title: t('Your invitations'), content: (close) => <InvitationDialog onClose={close} /> });
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
            {t.rich('You have an invitation to <org></org> as {role}.', {
              role: roleLabel(first.role).toLowerCase(),
              org: () => <strong>{first.org_name}</strong>,
            })}
          </>
        ) : (
          t('You have {count} invitations.', { count: formatNumber(invitations.length) })
        )
      }
      action={
        isOne ? (
          <InvitationAnswer key={first.id} invitation={first} size="small" onAccepted={notifyAccepted} />
        ) : (
          <Button size="small" onClick={open}>
            {t('See invitations')}
          </Button>
        )
      }
    />
  );
}
