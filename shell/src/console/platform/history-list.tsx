import type { PlatformAudit } from '@swapt/shared/contract';
import { DataList, RelativeTime, useListAddress } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { useHealthList } from './platform.queries.js';
import { remoteName } from './words.js';

const actions: Record<string, string> = {
  publish: t('Released'),
  promote: t('Made live'),
  rollback: t('Rolled back'),
  disable: t('Turned off'),
  enable: t('Turned on'),
  canary: t('Canary'),
  endCanary: t('Canary ended'),
  quarantine: t('Quarantined'),
  alarm: t('Failed again'),
  allow: t('Allowed again'),
  add: t('Added'),
  remove: t('Removed'),
};

/** The trail of every change, newest first. */
export function HistoryList() {
  const query = useHealthList(({ audit }) => audit);
  const address = useListAddress();
  return (
    <DataList<PlatformAudit>
      query={query}
      address={address}
      noun={t('changes')}
      hasSearch={false}
      rowKey={({ at, name, action, to_version }) => `${at} ${name} ${action} ${to_version}`}
      rowName={({ at, name }) => `${name} ${at}`}
      empty={{
        title: t('Nothing has changed yet'),
        text: t('You see releases, rollbacks and other changes to the remotes here.'),
      }}
      columns={[
        {
          key: 'action',
          title: t('What'),
          onCard: 'head',
          render: ({ action, name, detail }) => (
            <span className="pick-text">
              <span className="pick-name">{`${remoteName(name)}: ${(actions[action] ?? action).toLowerCase()}`}</span>
              {detail && <span className="release-note">{detail}</span>}
            </span>
          ),
        },
        { key: 'versions', title: t('Release'), width: 260, render: (row) => <Versions row={row} /> },
        { key: 'actor', title: t('By'), width: 200, render: ({ actor }) => actor },
        { key: 'at', title: t('When'), width: 150, render: ({ at }) => <RelativeTime at={at} /> },
      ]}
    />
  );
}

function Versions({ row: { from_version, to_version } }: { row: PlatformAudit }) {
  if (!from_version && !to_version) return '–';
  const isMove = from_version && to_version && from_version !== to_version;
  return (
    <span className="mono">
      {isMove
        ? `${from_version} → ${to_version}`
        : (to_version ?? t('{from_version} → none', { from_version: from_version ?? '' }))}
    </span>
  );
}
