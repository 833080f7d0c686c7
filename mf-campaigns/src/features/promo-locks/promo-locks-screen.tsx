import KeyOutlined from '@ant-design/icons/KeyOutlined';
import LockOutlined from '@ant-design/icons/LockOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { PromoLock } from '@swapt/shared/contract';
import { Link, useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { CopyButton, DataList, Page, useListAddress, type DataListColumn } from '@swapt/shared/ui';
import { DatesText } from '@swapt/shared/ui/dates-from-to';
import { promoLockStates } from '@swapt/shared/values';
import { Button, Flex } from 'antd';
import { LockMenu } from './lock-menu.js';
import { StateLabel, stateLabel, usedWords, whereWords } from './lock-words.js';
import { lockPaths } from './paths.js';
import { usePromoLocks } from './promo-locks.queries.js';

const stateFilter = {
  name: 'state',
  label: t('Status'),
  options: promoLockStates.map((state) => ({ value: state, label: stateLabel(state) })),
};

const columns: readonly DataListColumn<PromoLock>[] = [
  {
    key: 'name',
    title: t('Promo lock'),
    onCard: 'head',
    render: ({ lock_id, name }) => (
      <Link to={lockPaths.edit(lock_id)} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Link>
    ),
  },
  {
    key: 'code',
    title: t('Promo code'),
    width: 190,
    render: ({ promo_code: code }) => (
      <Flex align="center" gap={space.xs}>
        {code}
        <CopyButton text={code} label={t('Copy {code}', { code })} iconOnly type="text" size="small" />
      </Flex>
    ),
  },
  { key: 'where', title: t('Opens at'), width: 160, render: (lock) => whereWords(lock) },
  { key: 'dates', title: t('Dates'), width: 200, render: (lock) => <DatesText dates={lock} /> },
  { key: 'state', title: t('Status'), width: 110, render: ({ state }) => <StateLabel state={state} /> },
  {
    key: 'used',
    title: t('Used'),
    width: 110,
    align: 'right',
    render: (lock) => <Link to={lockPaths.usage(lock.lock_id)}>{usedWords(lock)}</Link>,
  },
  {
    key: 'actions',
    title: t('Actions'),
    width: 90,
    align: 'right',
    onCard: 'corner',
    render: (lock) => <LockMenu lock={lock} />,
  },
];

export default function PromoLocksScreen() {
  const { can } = useShell().session;
  const navigate = useNavigate();
  const address = useListAddress();
  const query = usePromoLocks({
    ...address.paging,
    search: address.search || undefined,
    state: promoLockStates.find((state) => state === address.filter('state')),
  });
  const mayWrite = can('campaigns:write');
  const create = mayWrite && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(lockPaths.create)}>
      {t('New promo lock')}
    </Button>
  );
  return (
    <Page
      title={t('Promo locks')}
      lead={t(
        'A promo lock is a code that opens a discount only where and when you want: at your stand, during the fair.',
      )}
      actions={
        mayWrite && (
          <>
            <Button icon={<KeyOutlined aria-hidden />} onClick={() => void navigate(lockPaths.keys)}>
              {t('Master keys')}
            </Button>
            {create}
          </>
        )
      }
    >
      <DataList<PromoLock>
        query={query}
        address={address}
        noun={t('promo locks')}
        filters={[stateFilter]}
        columns={columns}
        rowKey={({ lock_id }) => lock_id}
        rowName={({ name }) => name}
        empty={{
          icon: <LockOutlined />,
          title: t('No promo locks yet'),
          text: mayWrite
            ? t('Start with a code that opens around your next stand. Then choose which discount it opens.')
            : t('Nobody in your organization has created one yet.'),
          action: create,
        }}
      />
    </Page>
  );
}
