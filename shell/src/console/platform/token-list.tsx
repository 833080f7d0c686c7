import KeyOutlined from '@ant-design/icons/KeyOutlined';
import type { DeployToken } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { DataList, RelativeTime, RowMenu, StatusLabel, useListAddress } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { revokeToken } from './changes.js';
import { useChange, useTokens } from './platform.queries.js';
import { TokenForm } from './token-form.js';
import { remoteName } from './words.js';

/** Tokens with which a team's pipeline releases its own remote and no other. */
export function TokenList() {
  const { modal } = useShell();
  const query = useTokens();
  const address = useListAddress();
  const open = () => modal.open({ title: t('Create a deploy token'), content: (close) => <TokenForm close={close} /> });
  const button = (
    <Button type="primary" icon={<KeyOutlined aria-hidden />} onClick={open}>
      {t('Create a deploy token')}
    </Button>
  );
  return (
    <Flex vertical gap={16}>
      <Flex wrap justify="space-between" align="center" gap={12}>
        <p className="hint">{t('With a deploy token, a pipeline can release, promote and roll back one remote.')}</p>
        {query.data && query.data.total > 0 && button}
      </Flex>
      <DataList<DeployToken>
        query={query}
        address={address}
        noun={t('deploy tokens')}
        hasSearch={false}
        rowKey={({ token_id }) => token_id}
        rowName={({ name }) => remoteName(name)}
        empty={{
          icon: <KeyOutlined />,
          title: t('No deploy tokens yet'),
          text: t('Create one for a team’s pipeline, so that the team can release its own remote.'),
          action: button,
        }}
        columns={[
          { key: 'remote', title: t('Remote'), onCard: 'head', render: (token) => <TokenRemote token={token} /> },
          {
            key: 'state',
            title: t('State'),
            width: 120,
            onCard: 'corner',
            render: ({ revoked_at }) =>
              revoked_at ? (
                <StatusLabel hue="neutral" label={t('Revoked')} />
              ) : (
                <StatusLabel hue="success" label={t('In use')} />
              ),
          },
          { key: 'made', title: t('Created'), width: 220, render: (token) => <Made token={token} /> },
          {
            key: 'used',
            title: t('Last used'),
            width: 150,
            render: ({ last_used_at }) => (last_used_at ? <RelativeTime at={last_used_at} /> : t('never')),
          },
          {
            key: 'actions',
            title: t('Actions'),
            width: 110,
            align: 'right',
            onCard: 'corner',
            render: (token) => <TokenMenu token={token} />,
          },
        ]}
      />
    </Flex>
  );
}

type Props = { token: DeployToken };

const TokenRemote = ({ token: { name, label } }: Props) => (
  <span className="pick-text">
    <span className="pick-name">{remoteName(name)}</span>
    <span className="pick-note">{label}</span>
  </span>
);

const Made = ({ token: { created_at, created_by } }: Props) => (
  <span className="release-note">
    {t.rich('<time></time> by {created_by}', { time: () => <RelativeTime at={created_at} />, created_by })}
  </span>
);

function TokenMenu({ token }: Props) {
  const { make, isPending } = useChange();
  if (token.revoked_at) return null;
  const item = { key: 'revoke', danger: true, label: t('Revoke'), onClick: () => make(revokeToken(token)) };
  return <RowMenu name={t('a token of {name}', { name: remoteName(token.name) })} items={[item]} isBusy={isPending} />;
}
