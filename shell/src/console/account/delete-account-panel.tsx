import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { Panel } from '@swapt/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import './account.css';

/** Leaving for good: a link by mail proves that it is the person themselves, and asks once more. */
export function DeleteAccountPanel() {
  const { session } = useShell();
  const [sentTo, setSentTo] = useState('');
  const ask = useApiMutation('account.askDeletion', {
    onSuccess: ({ data }) => setSentTo(data.sent_to),
  });
  return (
    <Panel
      title={t('Delete your account')}
      lead={t(
        'We permanently delete your name, your sign-in and your membership in every organization. We send you a link to confirm this first.',
      )}
    >
      {sentTo ? (
        <p role="status" style={{ margin: 0 }}>
          {t.rich('We sent a link to <email></email>. We delete nothing before you open it and confirm.', {
            email: () => <strong>{sentTo}</strong>,
          })}
        </p>
      ) : (
        <Button danger className="own-long" loading={ask.isPending} onClick={() => ask.mutate({})}>
          {t('Send the link to {email}', { email: session.user.email })}
        </Button>
      )}
    </Panel>
  );
}
