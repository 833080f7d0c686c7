import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { RequiredSelect } from '@swapt/shared/ui';
import { Form } from 'antd';
import { useState } from 'react';
import { usePromoLocks } from '../discounts.queries.js';

export interface KnownLock {
  lock_id: string;
  name: string;
  promo_code: string;
}

/** The promo lock that opens a discount: shoppers type its code. */
export function LockField({ known }: { known: KnownLock | undefined }) {
  const [search, setSearch] = useState('');
  const found = usePromoLocks(search);
  const usable = (found.data?.data ?? []).filter(({ state }) => state !== 'ended');
  const others = usable.filter(({ lock_id }) => lock_id !== known?.lock_id);
  const locks: KnownLock[] = known ? [known, ...others] : others;
  return (
    <Form.Item
      name="lock_id"
      label={t('Promo lock')}
      required
      extra={
        <>
          {t('Shoppers type its code. They get the discount where and when the lock opens.')}{' '}
          <Link to="/admin/campaigns/promo-locks">{t('See all promo locks')}</Link>
        </>
      }
      rules={[{ required: true, message: t('Choose a promo lock.') }]}
    >
      <RequiredSelect
        showSearch
        filterOption={false}
        onSearch={setSearch}
        loading={found.isFetching}
        placeholder={t('Type part of its name or code')}
        options={locks.map(({ lock_id, name, promo_code }) => ({ value: lock_id, label: `${name} – ${promo_code}` }))}
        notFoundContent={
          found.isError ? t('The promo locks could not be loaded.') : t('No promo lock has this name or code.')
        }
      />
    </Form.Item>
  );
}
