import type { Api } from '@swapt/shared/contract';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { ErrorState, Panel, RelativeTime, useDangerConfirm } from '@swapt/shared/ui';
import { Button, Skeleton } from 'antd';
import { t } from '@swapt/shared/text';
import './account.css';

type Session = Api['sessions.list']['out']['data'][number];

/** Where the person is signed in, and the way to sign out there. */
export function SessionsPanel() {
  const { data } = useApiQuery('account.get', {});
  return data?.data.managed_here ? <Sessions /> : null;
}

function Sessions() {
  const { notify } = useShell();
  const confirm = useDangerConfirm();
  const query = useApiQuery('sessions.list', {});
  const endOthers = useApiMutation('sessions.endOthers', {
    onSuccess: () => notify.success(t('Every other device is signed out.')),
  });
  const sessions = query.data?.data ?? [];
  const ask = async () => {
    const text = t('Everybody who uses your account elsewhere has to sign in again. You stay signed in here.');
    if (await confirm(t('Sign out everywhere else?'), text, t('Sign out'))) endOthers.mutate({});
  };
  return (
    <Panel
      title={t('Where you are signed in')}
      lead={t('If you do not know one of these, sign it out and change your password.')}
    >
      {query.isPending && <Skeleton active paragraph={{ rows: 2 }} title={false} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      <ul className="own-list">
        {sessions.map((session) => (
          <SessionLine key={session.session_id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button danger loading={endOthers.isPending} onClick={() => void ask()}>
          {t('Sign out everywhere else')}
        </Button>
      )}
    </Panel>
  );
}

function SessionLine({ session: { session_id, device, created_at, last_seen_at, is_this } }: { session: Session }) {
  const { notify } = useShell();
  const end = useApiMutation('sessions.end', {
    onSuccess: () => notify.success(t('{device} is signed out.', { device })),
    refreshAlways: true,
  });
  return (
    <li>
      <span className="own-text">
        <strong>{device}</strong>
        <small>
          {is_this
            ? t.rich('This device, signed in <begun></begun>', { begun: () => <RelativeTime at={created_at} /> })
            : t.rich('Last seen <seen></seen>, signed in <begun></begun>', {
                seen: () => <RelativeTime at={last_seen_at} />,
                begun: () => <RelativeTime at={created_at} />,
              })}
        </small>
      </span>
      {!is_this && (
        <Button
          loading={end.isPending}
          aria-label={t('Sign out {device}', { device })}
          onClick={() => end.mutate({ session_id })}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  );
}
