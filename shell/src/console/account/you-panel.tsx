import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { ErrorState, Panel } from '@swapt/shared/ui';
import { Alert, Button, Flex, Skeleton } from 'antd';
import { t } from '@swapt/shared/text';
import { EmailForm } from './email-form.js';
import { NameForm } from './name-form.js';

/** Name and address. Where another service signs people in, they are changed there. */
export function YouPanel() {
  const { modal } = useShell();
  const query = useApiQuery('account.get', {});
  if (query.isPending) return <Skeleton active />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { managed_here, name, email, new_email } = query.data.data;
  const rename = () =>
    modal.open({ title: t('Change your name'), content: (close) => <NameForm name={name} close={close} /> });
  const move = () =>
    modal.open({ title: t('Change your e-mail address'), content: (close) => <EmailForm close={close} /> });
  return (
    <Panel
      title={t('You')}
      lead={
        managed_here
          ? t('Your team sees your name and address.')
          : t('Your name and e-mail address come from your sign-in.')
      }
    >
      <dl className="facts">
        <dt>{t('Name')}</dt>
        <dd>{name}</dd>
        <dt>{t('E-mail')}</dt>
        <dd>{email}</dd>
      </dl>
      {new_email && <PendingEmail email={new_email} />}
      {managed_here && (
        <Flex gap={8} wrap>
          <Button onClick={rename}>{t('Change name')}</Button>
          <Button onClick={move}>{t('Change e-mail address')}</Button>
        </Flex>
      )}
    </Panel>
  );
}

function PendingEmail({ email }: { email: string }) {
  const keep = useApiMutation('account.keepEmail');
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBottom: 16 }}
      message={
        <span style={{ overflowWrap: 'anywhere' }}>
          {t.rich(
            'We sent a link to <email></email>. Open it within 24 hours. Until then your present address stays.',
            { email: () => <strong>{email}</strong> },
          )}
        </span>
      }
      description={
        <Button size="small" loading={keep.isPending} onClick={() => keep.mutate({})}>
          {t('Cancel the change')}
        </Button>
      }
    />
  );
}
