import { Button, Divider } from 'antd';
import { useConsole } from '../console-context.js';
import { report } from '../feedback/report.js';
import { InvitationList } from '../invitations/invitation-list.js';
import { useInvitations } from '../invitations/invitations.queries.js';
import { LoneCard } from '../layout/lone-card.js';
import { CreateOrgForm } from './create-org-form.js';

const lead = 'Codes, customers and analytics belong to an organization.';

/** For somebody who is in no organization yet. */
export function FirstOrgScreen({ email }: { email: string }) {
  const { auth } = useConsole();
  const invitations = useInvitations();
  const isInvited = invitations.length > 0;
  return (
    <LoneCard
      title={isInvited ? 'You have an invitation' : 'Create your organization'}
      lead={
        isInvited
          ? `${lead} Join an organization that invited you or create your own.`
          : `${lead} You become its owner and can invite others.`
      }
    >
      {isInvited && (
        <>
          <InvitationList invitations={invitations} />
          <Divider plain>or create your own</Divider>
        </>
      )}
      <CreateOrgForm onCreated={() => undefined} />
      <p className="note">
        {isInvited ? `You are signed in as ${email}.` : `Waiting for an invitation? It must go to ${email}.`}{' '}
        <Button type="link" size="small" onClick={() => void auth.signOut().catch(report)}>
          Sign out
        </Button>
      </p>
    </LoneCard>
  );
}
