import type { OrgInput } from '@swapt/shared/client';
import type { MasterKey } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { atMost, RequiredSelect, TextInput } from '@swapt/shared/ui';
import { StartAndEndFields } from '@swapt/shared/ui/dates-from-to';
import { RequiredRadios } from '@swapt/shared/ui/required-radios';
import { nameMaxLength, promoLimits } from '@swapt/shared/values';
import { Form, InputNumber } from 'antd';
import { useState } from 'react';
import { usePromoLocks } from '../promo-locks.queries.js';

/** What the form of a master key is filled with. Moments are in ISO 8601. */
export interface KeyValues {
  name: string;
  opens: 'all' | 'some';
  lock_ids: string[];
  starts_at: string | null;
  ends_at: string | null;
  limit_total: number | null;
}

export const keyFields = ['name', 'lock_ids', 'starts_at', 'ends_at', 'limit_total'] as const;

export const newKey: KeyValues = {
  ...{ name: '', opens: 'some', lock_ids: [], starts_at: null, ends_at: null, limit_total: 20 },
};

export const toValues = ({ name, opens_all, locks, starts_at, ends_at, limit_total }: MasterKey): KeyValues => ({
  ...{ name, starts_at, ends_at, limit_total, opens: opens_all ? 'all' : 'some' },
  lock_ids: locks.map(({ lock_id }) => lock_id),
});

type Facts = Omit<OrgInput<'masterKey.create'>, 'org_id'>;

export const toFacts = ({ name, opens, lock_ids, ...others }: KeyValues): Facts => ({
  ...others,
  name: name.trim(),
  opens_all: opens === 'all',
  lock_ids: opens === 'all' ? [] : lock_ids,
});

/** The fields of a master key; `known` are the locks it already opens. */
export const KeyFields = ({ known = [] }: { known?: MasterKey['locks'] }) => (
  <>
    <Form.Item
      name="name"
      label={t('Name')}
      extra={t('Who has it, for example “Robin, stand 4”.')}
      rules={[{ required: true, whitespace: true, message: t('Please enter a name.') }, atMost(nameMaxLength)]}
    >
      <TextInput max={nameMaxLength} autoFocus />
    </Form.Item>
    <Form.Item name="opens" label={t('What does it open?')} required>
      <RequiredRadios
        options={[
          { value: 'some', label: t('Chosen promo locks') },
          { value: 'all', label: t('Every promo lock, also new ones') },
        ]}
      />
    </Form.Item>
    <Form.Item noStyle dependencies={['opens']}>
      {({ getFieldValue }) => getFieldValue('opens') === 'some' && <LocksField known={known} />}
    </Form.Item>
    <Form.Item
      name="limit_total"
      label={t('How often')}
      rules={[
        {
          validator: async (_, value: number | null) => {
            if (value === null || (Number.isInteger(value) && value >= 1 && value <= promoLimits.uses)) return;
            throw new Error(t('Write a whole number from 1, or leave it empty.'));
          },
        },
      ]}
    >
      <InputNumber inputMode="numeric" placeholder={t('No limit')} style={{ width: 160 }} />
    </Form.Item>
    <StartAndEndFields />
  </>
);

function LocksField({ known }: { known: MasterKey['locks'] }) {
  const [search, setSearch] = useState('');
  const found = usePromoLocks({ pageSize: 20, ...(search && { search }) });
  const usable = (found.data?.data ?? []).filter(({ state }) => state !== 'ended');
  const options = [...known.filter(({ lock_id }) => !usable.some((lock) => lock.lock_id === lock_id)), ...usable];
  return (
    <Form.Item
      name="lock_ids"
      label={t('Promo locks')}
      rules={[{ required: true, type: 'array', min: 1, message: t('Choose the promo locks that it opens.') }]}
    >
      <RequiredSelect
        mode="multiple"
        placeholder={t('Choose promo locks')}
        filterOption={false}
        onSearch={setSearch}
        loading={found.isFetching}
        options={options.map(({ lock_id, name }) => ({ value: lock_id, label: name }))}
        notFoundContent={t('No promo lock has this name or code.')}
      />
    </Form.Item>
  );
}
