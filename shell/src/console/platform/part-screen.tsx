import type { PlatformRemote } from '@swapt/shared/contract';
import { EmptyState, ErrorState, Page, Panel, StatusLabel } from '@swapt/shared/ui';
import { Alert, Flex, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { CanaryPanel } from './canary-panel.js';
import { PartActions } from './part-actions.js';
import { PartFacts } from './part-facts.js';
import { partState } from './part-state.js';
import { useHealth } from './platform.queries.js';
import { ReleaseList } from './release-list.js';
import { partName } from './words.js';

const breadcrumbs = [{ label: 'Platform', to: '/admin/platform' }];

/** One part: how its live release does, its canary, and every release of it. */
export function PartScreen({ name }: { name: string }) {
  const query = useHealth();
  const remote = query.data?.data.remotes.find((candidate) => candidate.name === name);
  return (
    <Page
      title={partName(name)}
      lead={<span className="mono">{name}</span>}
      breadcrumbs={breadcrumbs}
      actions={remote && <PartActions remote={remote} size="middle" />}
    >
      <title>{`${partName(name)} · Platform · Swapt`}</title>
      {query.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {query.isError && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && !remote && (
        <EmptyState title="This remote does not exist" action={<Link to="/admin/platform">See all remotes</Link>} />
      )}
      {remote && <Part remote={remote} />}
    </Page>
  );
}

function Part({ remote }: { remote: PlatformRemote }) {
  const { hue, label, note } = partState(remote);
  return (
    <>
      {note && (
        <Alert type={hue === 'danger' ? 'error' : 'warning'} showIcon message={note.title} description={note.text} />
      )}
      <div className="part-columns">
        <Panel title="Live now" extra={<StatusLabel hue={hue} label={label} />}>
          <PartFacts remote={remote} />
        </Panel>
        <CanaryPanel remote={remote} />
      </div>
      <Flex vertical gap={12}>
        <ReleaseList remote={remote} />
      </Flex>
    </>
  );
}
