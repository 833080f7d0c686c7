import type { Invitation, Organization } from '@swapt/shared/contract';
import { Portrait } from '../layout/portrait.js';
import { roleLabel, roleText } from '../people/role-text.js';
import { InvitationAnswer } from './invitation-answer.js';

interface Props {
  invitations: readonly Invitation[];
  onAccepted?: (org: Organization) => void;
}

/** Several invitations with their answers. Of somebody who is in no organization yet, the console opens by itself once one is accepted. */
export function InvitationList({ invitations, onAccepted }: Props) {
  return (
    <ul className="invitations">
      {invitations.map((invitation) => (
        <li key={invitation.id}>
          <div className="who">
            <Portrait name={invitation.org_name} src={invitation.organization_logo} shape="square" />
            <div className="invitation-text">
              <strong>{invitation.org_name}</strong>
              <small>
                {roleLabel(invitation.role)}: {roleText[invitation.role]}
              </small>
            </div>
          </div>
          <InvitationAnswer invitation={invitation} onAccepted={onAccepted} />
        </li>
      ))}
    </ul>
  );
}
