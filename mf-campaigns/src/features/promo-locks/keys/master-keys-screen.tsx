import KeyOutlined from '@ant-design/icons/KeyOutlined';
import type { MasterKey } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { EmptyState, ErrorState, formatNumber, Page, Panel, RelativeTime, StatusLabel } from '@swapt/shared/ui';
import { DatesText } from '@swapt/shared/ui/dates-from-to';
import { Button, Flex, Skeleton } from 'antd';
import { lockPaths } from '../paths.js';
import { useMasterKeys } from '../promo-locks.queries.js';
import { useKeyActions } from './use-key-actions.js';

/** The keys with which the team opens promo locks for shoppers, wherever they are. */
export default function MasterKeysScreen() {
  const query = useMasterKeys();
  const { create } = useKeyActions();
  const keys = query.data?.data;
  const button = (
    <Button type="primary" onClick={create}>
      {t('New master key')}
    </Button>
  );
  return (
    <Page
      title={t('Master keys')}
      lead={t(
        'Somebody at the stand opens a promo code with a master key when a phone does not find its place. It opens without place, scan and limit, and each use is written down.',
      )}
      breadcrumbs={[{ label: t('Promo locks'), to: lockPaths.locks }]}
      actions={keys && keys.length > 0 && button}
    >
      {query.isPending && <Skeleton active paragraph={{ rows: 4 }} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {keys?.length === 0 && (
        <Panel>
          <EmptyState
            icon={<KeyOutlined />}
            title={t('No master keys yet')}
            text={t('Make one for each person at the stand, so that you can take it back alone.')}
            action={button}
          />
        </Panel>
      )}
      <Flex vertical gap={space.md}>
        {keys?.map((key) => (
          <KeyPanel key={key.key_id} masterKey={key} />
        ))}
      </Flex>
    </Page>
  );
}

function KeyPanel({ masterKey }: { masterKey: MasterKey }) {
  const { edit, revoke, isBusy } = useKeyActions();
  const { name, prefix, opens_all, locks, used, limit_total: limit, last_used_at, revoked_at } = masterKey;
  const [some, all] = [formatNumber(used), limit === null ? '' : formatNumber(limit)];
  return (
    <Panel title={name} extra={<StatusLabel {...standing(masterKey)} />}>
      <Flex vertical gap={space.sm}>
        <span>
          {t('Begins with')} <span className="mono">{prefix}…</span>
        </span>
        <span style={{ overflowWrap: 'anywhere' }}>
          {opens_all
            ? t('Opens every promo lock')
            : t('Opens: {locks}', { locks: locks.map((lock) => lock.name).join(t(', ')) || t('nothing any more') })}
        </span>
        <span>
          {limit === null ? t('Used {some} times', { some }) : t('Used {some} of {all} times', { some, all })}
        </span>
        {last_used_at && (
          <span>
            {t('Last used')} <RelativeTime at={last_used_at} />
          </span>
        )}
        {(masterKey.starts_at ?? masterKey.ends_at) && <DatesText dates={masterKey} />}
        {!revoked_at && (
          <Flex wrap gap={space.sm}>
            <Button onClick={() => edit(masterKey)}>{t('Edit')}</Button>
            <Button danger disabled={isBusy} onClick={() => void revoke(masterKey)}>
              {t('Revoke')}
            </Button>
          </Flex>
        )}
      </Flex>
    </Panel>
  );
}

function standing({ revoked_at, starts_at, ends_at, limit_total, used }: MasterKey) {
  const now = new Date().toISOString();
  if (revoked_at) return { label: t('Revoked'), hue: 'neutral' } as const;
  if (ends_at && ends_at <= now) return { label: t('Over'), hue: 'neutral' } as const;
  if (limit_total !== null && used >= limit_total) return { label: t('Used up'), hue: 'warning' } as const;
  if (starts_at && starts_at > now) return { label: t('Not yet'), hue: 'secondary' } as const;
  return { label: t('Opens'), hue: 'success' } as const;
}
