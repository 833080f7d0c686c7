import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { PlatformRemote } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { DataList, RelativeTime, StatusLabel, useListAddress } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { Link } from 'react-router-dom';
import { t } from '@swapt/shared/text';
import { AddRemoteForm } from './add-remote-form.js';
import { Budget, Failures } from './measures.js';
import { RemoteMenu } from './remote-actions.js';
import { remoteState } from './remote-state.js';
import { useHealthList } from './platform.queries.js';
import { durationText, liveRelease, remoteName } from './words.js';

/** Every remote with its live release. */
export function RemoteList() {
  const query = useHealthList(({ remotes }) => remotes);
  const address = useListAddress();
  const { modal } = useShell();
  const add = () => modal.open({ title: t('Add a remote'), content: (close) => <AddRemoteForm close={close} /> });
  return (
    <Flex vertical gap={16}>
      <Flex wrap justify="space-between" align="center" gap={12}>
        <p className="hint">{t('Another team can build a remote of its own and release it here.')}</p>
        <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
          {t('Add a remote')}
        </Button>
      </Flex>
      <DataList<PlatformRemote>
        query={query}
        address={address}
        noun={t('remotes')}
        hasSearch={false}
        rowKey={({ name }) => name}
        rowName={({ name }) => remoteName(name)}
        empty={{
          title: t('No remotes yet'),
          text: t('The server releases its own remotes when it starts for the first time.'),
        }}
        columns={[
          { key: 'remote', title: t('Remote'), onCard: 'head', render: (remote) => <Name remote={remote} /> },
          {
            key: 'state',
            title: t('State'),
            onCard: 'corner',
            width: 120,
            render: (remote) => <State remote={remote} />,
          },
          { key: 'live', title: t('Live'), width: 190, render: (remote) => <Live remote={remote} /> },
          {
            key: 'load',
            title: t('Load time'),
            width: 100,
            align: 'right',
            render: (remote) => <Load remote={remote} />,
          },
          {
            key: 'failures',
            title: t('Failed pages'),
            width: 130,
            render: (remote) => <Failures release={liveRelease(remote)} />,
          },
          { key: 'size', title: t('Size'), width: 130, render: (remote) => <Budget release={liveRelease(remote)} /> },
          {
            key: 'actions',
            title: t('Actions'),
            width: 190,
            align: 'right',
            onCard: 'corner',
            render: (remote) => <RemoteMenu remote={remote} />,
          },
        ]}
      />
    </Flex>
  );
}

type Props = { remote: PlatformRemote };

const Name = ({ remote: { name } }: Props) => (
  <span className="pick-text">
    <Link className="pick-name" to={`?remote=${name}`}>
      {remoteName(name)}
    </Link>
    {remoteName(name) !== name && <span className="pick-note">{name}</span>}
  </span>
);

function State({ remote }: Props) {
  const { hue, label } = remoteState(remote);
  return <StatusLabel hue={hue} label={label} />;
}

function Live({ remote }: Props) {
  const live = liveRelease(remote);
  if (!live) return t('nothing');
  return (
    <span className="pick-text">
      <span className="mono">{live.version}</span>
      <span className="pick-note">
        {t.rich('released <time></time>', { time: () => <RelativeTime at={live.created_at} /> })}
      </span>
    </span>
  );
}

function Load({ remote }: Props) {
  const ms = liveRelease(remote)?.load_ms_p75;
  return typeof ms === 'number' ? durationText(ms) : '–';
}
