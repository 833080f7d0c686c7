import KeyOutlined from '@ant-design/icons/KeyOutlined';
import type { ApiKey } from '@swapt/shared/contract';
import { useApiMutation, useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import {
  EmptyState,
  ErrorState,
  Page,
  Panel,
  RelativeTime,
  SecretOnce,
  SmallForm,
  useDangerConfirm,
} from '@swapt/shared/ui';
import type { Role } from '@swapt/shared/values';
import { Button, Form, Skeleton } from 'antd';
import { t } from '@swapt/shared/text';

import { RoleSelect } from '../people/role-select.js';
import { roleLabel } from '../people/role-text.js';

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
      title: t('Your new API key'),
      content: (close) => <SecretOnce name={t('API key')} secret={data.secret} close={close} />,
    });
  };
  const open = () =>
    modal.open({
      title: key ? t('Replace the API key') : t('Create an API key'),
      content: (close) => (
        <SmallForm<{ role: Role }>
          initialValues={{ role: 'editor' }}
          fields={['role']}
          save={(values) => create(values).then(close)}
          submitLabel={key ? t('Replace the key') : t('Create the key')}
          danger={Boolean(key)}
          onCancel={close}
        >
          {key && (
            <p>
              {t(
                'The current key {prefix}… stops working immediately. Give the new key to every program that uses it.',
                { prefix: key.prefix },
              )}
            </p>
          )}
          <Form.Item
            name="role"
            label={t('Role')}
            extra={t(
              'What programs with this key can do. They can never manage users or keys or delete the organization.',
            )}
          >
            <RoleSelect own={org.role === '' ? 'viewer' : org.role} label={t('Role')} />
          </Form.Item>
        </SmallForm>
      ),
    });
  const button = can('apikeys:write') && (
    <Button type="primary" onClick={open}>
      {key ? t('Replace the key') : t('Create an API key')}
    </Button>
  );

  return (
    <Page
      title={t('API key')}
      lead={
        <>
          {t.rich('Other programs can use {org_name} with this key. See <a>how to call the API</a>.', {
            org_name: org.org_name,
            a: (words) => (
              <a className="text-link" href="/docs">
                {words}
              </a>
            ),
          })}
        </>
      }
      actions={key ? button : undefined}
    >
      <title>{t('API key · Swapt')}</title>
      <Panel>
        {query.isPending && <Skeleton active paragraph={{ rows: 2 }} />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.data && !key && (
          <EmptyState
            icon={<KeyOutlined />}
            title={t('No API key yet')}
            text={t('Create one if another program, such as your shop system, should create codes or read analytics.')}
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
    onSuccess: () => notify.success(t('We revoked the key.')),
  });
  const run = async () => {
    const text = t('Programs that use it stop working. You cannot restore a revoked key.');
    if (await ask(t('Revoke the API key?'), text, t('Revoke'))) revoke.mutate({});
  };
  return (
    <>
      <dl className="facts">
        <dt>{t('Key')}</dt>
        <dd>
          <code>{apiKey.prefix}…</code>
        </dd>
        <dt>{t('Role')}</dt>
        <dd>{roleLabel(apiKey.role)}</dd>
        <dt>{t('Created')}</dt>
        <dd>
          <RelativeTime at={apiKey.created_at} />
        </dd>
        <dt>{t('Last used')}</dt>
        <dd>{apiKey.last_used_at ? <RelativeTime at={apiKey.last_used_at} /> : t('never')}</dd>
      </dl>
      {session.can('apikeys:write') && (
        <Button danger loading={revoke.isPending} onClick={() => void run()}>
          {t('Revoke')}
        </Button>
      )}
    </>
  );
}
