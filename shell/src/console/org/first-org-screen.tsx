import { Button } from 'antd';
import { useConsole } from '../console-context.js';
import { report } from '../feedback/report.js';
import { LoneCard } from '../layout/lone-card.js';
import { CreateOrgForm } from './create-org-form.js';

/** For somebody who is in no organization yet. */
export function FirstOrgScreen({ email }: { email: string }) {
  const { auth } = useConsole();
  return (
    <LoneCard
      title="Create your organization"
      lead="Codes, customers and numbers belong to an organization. You become its owner and can invite others."
    >
      <CreateOrgForm onCreated={() => undefined} />
      <p className="note">
        Waiting for an invitation? It has to name {email}.{' '}
        <Button type="link" size="small" onClick={() => void auth.signOut().catch(report)}>
          Sign out
        </Button>
      </p>
    </LoneCard>
  );
}
