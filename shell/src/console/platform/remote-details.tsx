import type { PlatformRemote } from '@swapt/shared/contract';
import { EmptyState, ErrorState, Page, Panel, StatusLabel } from '@swapt/shared/ui';
import { Alert, Flex, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { t } from '@swapt/shared/text';
import { CanaryPanel } from './canary-panel.js';
import { RemoteActions } from './remote-actions.js';
import { RemoteFacts } from './remote-facts.js';
import { remoteState } from './remote-state.js';
import { useHealth } from './platform.queries.js';
import { ReleaseList } from './release-list.js';
import { remoteName } from './words.js';

const breadcrumbs = [{ label: t('Platform'), to: '/admin/platform' }];

/** One remote: how its live release does, its canary, and every release of it. */
export function RemoteDetails({ name }: { name: string }) {
  const query = useHealth();
  const remote = query.data?.data.remotes.find((candidate) => candidate.name === name);
  return (
    <Page
      title={remoteName(name)}
      lead={remoteName(name) !== name && <span className="mono">{name}</span>}
      breadcrumbs={breadcrumbs}
      actions={remote && <RemoteActions remote={remote} />}
    >
      <title>{t('{name} · Platform · Swapt', { name: remoteName(name) })}</title>
      {query.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {query.isError && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && !remote && (
        <EmptyState
          title={t('This remote does not exist')}
          action={<Link to="/admin/platform">{t('See all remotes')}</Link>}
        />
      )}
      {remote && <RemotePanels remote={remote} />}
    </Page>
  );
}

function RemotePanels({ remote }: { remote: PlatformRemote }) {
  const { hue, label, note } = remoteState(remote);
  return (
    <>
      {note && (
        <Alert type={hue === 'danger' ? 'error' : 'warning'} showIcon message={note.title} description={note.text} />
      )}
      <div className="remote-columns">
        <Panel title={t('Live now')} extra={<StatusLabel hue={hue} label={label} />}>
          <RemoteFacts remote={remote} />
        </Panel>
        <CanaryPanel remote={remote} />
      </div>
      <Flex vertical gap={12}>
        <ReleaseList remote={remote} />
      </Flex>
    </>
  );
}
