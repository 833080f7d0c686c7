import { ApiError } from '@swapt/shared/client';
import type { PromoLock } from '@swapt/shared/contract';
import { Link, useNavigate, useParams } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { ErrorState, FormPage, Page, useIsNarrow } from '@swapt/shared/ui';
import { Alert, Flex, Form, Skeleton } from 'antd';
import { useState } from 'react';
import { StateLabel } from '../lock-words.js';
import { lockPaths } from '../paths.js';
import { usePromoLock, useUpdateLock } from '../promo-locks.queries.js';
import { LockFields } from './lock-fields.js';
import { LockPanel } from './lock-panel.js';
import { changesOf, lockFields, toFacts, toValues, type LockValues } from './lock-values.js';

const breadcrumbs = [{ label: t('Promo locks'), to: lockPaths.locks }];

/** One promo lock: where and when it opens, what it opens, and its start and end. */
export default function PromoLockScreen() {
  const { lockId = '' } = useParams();
  const query = usePromoLock(lockId);
  if (query.data) return <Shown key={query.data.lock_id} lock={query.data} />;
  return (
    <Page title={t('Promo lock')} breadcrumbs={breadcrumbs}>
      {query.isError ? (
        <ErrorState
          error={query.error}
          onRetry={() => void query.refetch()}
          elsewhere={<Link to={lockPaths.locks}>{t('See all promo locks')}</Link>}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  );
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'promo_lock.conflict';

function Shown({ lock }: { lock: PromoLock }) {
  const { session, notify } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<LockValues>();
  const update = useUpdateLock();
  const [opened, setOpened] = useState(lock);
  const [isOlder, setIsOlder] = useState(false);
  const isNarrow = useIsNarrow();
  const title = (
    <Flex component="span" wrap align="center" gap={space.sm}>
      {lock.name} <StateLabel state={lock.state} />
    </Flex>
  );
  const aside = <LockPanel lock={lock} />;
  if (!session.can('campaigns:write') || lock.state === 'ended') {
    return (
      <Page title={title} breadcrumbs={breadcrumbs}>
        <div style={{ maxWidth: 480 }}>{aside}</div>
      </Page>
    );
  }
  const values = toValues(opened);
  return (
    <FormPage<LockValues, PromoLock>
      title={title}
      breadcrumbs={breadcrumbs}
      form={form}
      initialValues={values}
      fields={lockFields}
      submitLabel={isOlder ? t('Save mine') : t('Save changes')}
      save={async (typed) => {
        // Who was told that somebody else was first, and saves again, saves over that.
        const { revision } = isOlder ? lock : opened;
        const data = changesOf(toFacts(values), toFacts(typed));
        return (await update.mutateAsync({ lock_id: lock.lock_id, revision, data })).data;
      }}
      saysItself={(error) => {
        if (isConflict(error)) setIsOlder(true);
        return isConflict(error);
      }}
      onSaved={(saved) => {
        setIsOlder(false);
        setOpened(saved);
        notify.success(t('The promo lock was saved.'));
      }}
      onCancel={() => void navigate(lockPaths.locks)}
      // On a phone it would stay in sight above the form, and is too high for that.
      aside={isNarrow ? undefined : aside}
    >
      {isOlder && (
        <Alert
          type="warning"
          showIcon
          message={t('Somebody else changed this promo lock while you were editing it')}
          description={t(
            'What you typed is still here. If you save it, it takes the place of theirs in the fields that you changed.',
          )}
        />
      )}
      {isNarrow && aside}
      <LockFields known={opened.codes} />
    </FormPage>
  );
}
