import type { PlatformRelease, PlatformRemote } from '@swapt/shared/contract';
import { DataList, Heading, RelativeTime, RowMenu, StatusLabel, useListAddress } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { allow, promote } from './changes.js';
import { Budget, Failures } from './measures.js';
import { LastError } from './remote-facts.js';
import { useChange, useHealthList } from './platform.queries.js';
import { durationText } from './words.js';

/** Every release that is kept, newest first. */
export function ReleaseList({ remote }: { remote: PlatformRemote }) {
  const address = useListAddress();
  const query = useHealthList(({ remotes }) => remotes.find(({ name }) => name === remote.name)?.releases ?? []);
  return (
    <>
      <Heading level={2}>{t('Releases')}</Heading>
      <DataList<PlatformRelease>
        query={query}
        address={address}
        noun={t('releases')}
        hasSearch={false}
        rowKey={({ version }) => version}
        rowName={({ version }) => version}
        empty={{
          title: t('No releases yet'),
          text: remote.paths
            ? t('Its team publishes the first one with its token: npm run release -- publish')
            : t('Publish the first one: npm run remotes -- publish {name}', { name: remote.name }),
        }}
        columns={[
          { key: 'version', title: t('Release'), onCard: 'head', render: (release) => <Version release={release} /> },
          {
            key: 'state',
            title: t('State'),
            width: 120,
            onCard: 'corner',
            render: ({ state }) => <StatusLabel {...states[state]} />,
          },
          {
            key: 'contract',
            title: t('Contract'),
            width: 90,
            render: ({ contract }) => <span className="mono">{contract}</span>,
          },
          {
            key: 'load',
            title: t('Load time'),
            width: 100,
            align: 'right',
            render: ({ load_ms_p75 }) => (load_ms_p75 === null ? '–' : durationText(load_ms_p75)),
          },
          { key: 'size', title: t('Size'), width: 130, render: (release) => <Budget release={release} /> },
          {
            key: 'failures',
            title: t('Failed pages'),
            width: 130,
            render: (release) => <Failures release={release} />,
          },
          { key: 'error', title: t('Last error'), width: 190, render: (release) => <LastError release={release} /> },
          {
            key: 'actions',
            title: t('Actions'),
            width: 130,
            align: 'right',
            onCard: 'corner',
            render: (release) => <ReleaseMenu remote={remote} release={release} />,
          },
        ]}
      />
    </>
  );
}

const Version = ({ release: { version, created_at, created_by, reason } }: { release: PlatformRelease }) => (
  <span className="pick-text">
    <span className="mono">{version}</span>
    <span className="release-note">
      {t.rich('<time></time> by {created_by}', { time: () => <RelativeTime at={created_at} />, created_by })}
    </span>
    {reason && <span className="release-note problem">{reason}</span>}
  </span>
);

const states = {
  live: { hue: 'success', label: t('Live') },
  canary: { hue: 'secondary', label: t('Canary') },
  ready: { hue: 'neutral', label: t('Ready') },
  quarantined: { hue: 'danger', label: t('Quarantined') },
  removed: { hue: 'neutral', label: t('Files removed') },
} as const;

/** What can be done with a release next. */
function ReleaseMenu({ remote, release }: { remote: PlatformRemote; release: PlatformRelease }) {
  const { make, isPending } = useChange();
  const { version, state } = release;
  const again = { key: 'allow', label: t('Allow it again'), onClick: () => make(allow(remote, version)) };
  const live = { key: 'promote', label: t('Make it live'), onClick: () => make(promote(remote, version)) };
  const items = state === 'quarantined' ? [again] : state === 'ready' || state === 'canary' ? [live] : [];
  return <RowMenu name={version} items={items} isBusy={isPending} />;
}
