import type { Invitation } from '@swapt/shared/contract';
import { Portrait } from '../layout/portrait.js';
import { roleLabel, roleText } from '../people/role-text.js';
import { InvitationAnswer } from './invitation-answer.js';

/** Invitations of somebody who is in no organization yet. The console opens by itself once one is accepted. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
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
          <InvitationAnswer invitation={invitation} />
        </li>
      ))}
    </ul>
  );
}
