import { Button, Divider } from 'antd';
import { t } from '@swapt/shared/text';
import { useConsole } from '../console-context.js';
import { report } from '../feedback/report.js';
import { InvitationList } from '../invitations/invitation-list.js';
import { useInvitations } from '../invitations/invitations.queries.js';
import { LoneCard } from '../layout/lone-card.js';
import { CreateOrgForm } from './create-org-form.js';

const lead = t('Codes, customers and analytics belong to an organization.');

/** For somebody who is in no organization yet. */
export function FirstOrgScreen({ email }: { email: string }) {
  const { auth } = useConsole();
  const invitations = useInvitations();
  const isInvited = invitations.length > 0;
  return (
    <LoneCard
      title={isInvited ? t('You have an invitation') : t('Create your organization')}
      lead={
        isInvited
          ? t('{lead} Join an organization that invited you or create your own.', { lead })
          : t('{lead} You become its owner and can invite others.', { lead })
      }
    >
      {isInvited && (
        <>
          <InvitationList invitations={invitations} />
          <Divider plain>{t('or create your own')}</Divider>
        </>
      )}
      <CreateOrgForm onCreated={() => undefined} />
      <p className="note">
        {isInvited
          ? t('You are signed in as {email}.', { email })
          : t('Waiting for an invitation? It must go to {email}.', { email })}{' '}
        <Button type="link" size="small" onClick={() => void auth.signOut().catch(report)}>
          {t('Sign out')}
        </Button>
      </p>
    </LoneCard>
  );
}
