import KeyOutlined from '@ant-design/icons/KeyOutlined';
import type { ApiKey } from '@swapt/shared/contract';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { EmptyState, ErrorState, Page, Panel, RelativeTime, SmallForm, useDangerConfirm } from '@swapt/shared/ui';
import type { Role } from '@swapt/shared/values';
import { Button, Form, Skeleton } from 'antd';
import { RoleSelect } from '../people/role-select.js';
import { roleLabel } from '../people/role-text.js';
import { SecretOnce } from './secret-once.js';

/** The key with which other programs act for the organization. */
export function ApiKeyScreen() {
  const { session, modal } = useShell();
  const { org, can } = session;
  const query = useApiQuery('apiKey.get', {});
  const making = useApiMutation('apiKey.create', { shownByForm: true });
  const key = query.data?.data;

  const create = async ({ role }: { role: Role }) => {
    const { data } = await making.mutateAsync({ role });
    modal.open({
      title: 'Your new API key',
      content: (close) => <SecretOnce name="API key" secret={data.secret} close={close} />,
    });
  };
  const open = () =>
    modal.open({
      title: key ? 'Replace the API key' : 'Create an API key',
      content: (close) => (
        <SmallForm<{ role: Role }>
          initialValues={{ role: 'editor' }}
          fields={['role']}
          save={(values) => create(values).then(close)}
          submitLabel={key ? 'Replace the key' : 'Create the key'}
          danger={Boolean(key)}
          onCancel={close}
        >
          {key && (
            <p>
              The current key {key.prefix}… stops working immediately. Give the new key to every program that uses it.
            </p>
          )}
          <Form.Item
            name="role"
            label="Role"
            extra="What programs with this key can do. They can never manage users or keys or delete the organization."
          >
            <RoleSelect own={org.role === '' ? 'viewer' : org.role} label="Role" />
          </Form.Item>
        </SmallForm>
      ),
    });
  const button = can('apikeys:write') && (
    <Button type="primary" onClick={open}>
      {key ? 'Replace the key' : 'Create an API key'}
    </Button>
  );

  return (
    <Page
      title="API key"
      lead={
        <>
          Other programs can use {org.org_name} with this key. See{' '}
          <a className="text-link" href="/docs">
            how to call the API
          </a>
          .
        </>
      }
      actions={key ? button : undefined}
    >
      <title>API key · Swapt</title>
      <Panel>
        {query.isPending && <Skeleton active paragraph={{ rows: 2 }} />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.data && !key && (
          <EmptyState
            icon={<KeyOutlined />}
            title="No API key yet"
            text="Create one if another program, such as your shop system, should create codes or read analytics."
            action={button}
          />
        )}
        {key && <KeyFacts apiKey={key} />}
      </Panel>
    </Page>
  );
}

function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const { session, notify } = useShell();
  const ask = useDangerConfirm();
  const revoke = useApiMutation('apiKey.delete', {
    onSuccess: () => notify.success('We revoked the key.'),
  });
  const run = async () => {
    const text = 'Programs that use it stop working. You cannot restore a revoked key.';
    if (await ask('Revoke the API key?', text, 'Revoke')) revoke.mutate({});
  };
  return (
    <>
      <dl className="facts">
        <dt>Key</dt>
        <dd>
          <code>{apiKey.prefix}…</code>
        </dd>
        <dt>Role</dt>
        <dd>{roleLabel(apiKey.role)}</dd>
        <dt>Created</dt>
        <dd>
          <RelativeTime at={apiKey.created_at} />
        </dd>
        <dt>Last used</dt>
        <dd>{apiKey.last_used_at ? <RelativeTime at={apiKey.last_used_at} /> : 'never'}</dd>
      </dl>
      {session.can('apikeys:write') && (
        <Button danger loading={revoke.isPending} onClick={() => void run()}>
          Revoke
        </Button>
      )}
    </>
  );
}
