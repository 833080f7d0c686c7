import type { Organization } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { Alert } from 'antd';
import { useNavigate } from 'react-router-dom';
import { switchTo } from '../org/switch-org.js';
import { roleLabel } from '../people/role-text.js';
import { InvitationAnswer } from './invitation-answer.js';
import { useInvitations } from './invitations.queries.js';

/** Invitations to other organizations, above every screen until they are answered. */
export function InvitationBanners() {
  const { notify } = useShell();
  const navigate = useNavigate();
  const invitations = useInvitations();
  const tell = ({ org_id, org_name }: Organization) =>
    notify.success(`You are in ${org_name} now.`, {
      label: 'Open it',
      run: () => void navigate('/admin', switchTo(org_id)),
    });
  return invitations.map((invitation) => (
    <Alert
      key={invitation.id}
      banner
      type="info"
      role="status"
      className="invitation-banner"
      message={
        <>
          You are invited to <strong>{invitation.org_name}</strong> as {roleLabel(invitation.role).toLowerCase()}.
        </>
      }
      action={<InvitationAnswer invitation={invitation} size="small" onAccepted={tell} />}
    />
  ));
}
