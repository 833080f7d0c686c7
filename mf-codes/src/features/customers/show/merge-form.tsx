import type { Customer, CustomerDetail } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { RequiredSelect, SmallForm } from '@swapt/shared/ui';
import { Form } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { useCustomers, useMergeCustomers } from '../customers.queries.js';
import { customerName } from '../paths.js';

/** Finds another record of the same person and takes it in. */
export function MergeForm({ customer, close }: { customer: CustomerDetail; close: () => void }) {
  const { notify } = useShell();
  const [search, setSearch] = useState('');
  const found = useCustomers({ search: search || undefined, pageSize: 20 });
  const merge = useMergeCustomers();
  const others = (found.data?.data ?? []).filter(({ customer_id }) => customer_id !== customer.customer_id);

  const save = async ({ other }: { other: string }) => {
    await merge.mutateAsync({ id: customer.customer_id, other_id: other });
    close();
    notify.success(t('The two customers were merged.'));
  };

  return (
    <SmallForm initialValues={{ other: '' }} fields={['other']} save={save} submitLabel={t('Merge')} onCancel={close}>
      <p style={{ marginTop: 0 }}>
        {t(
          'We move everything from the other record to this one and fill in its empty fields. The history shows what was merged. You cannot undo this.',
        )}
      </p>
      <Form.Item
        name="other"
        label={t('Same person as')}
        validateTrigger="onSubmit"
        rules={[{ required: true, message: t('Choose the other customer.') }]}
        getValueProps={(value: string) => ({ value: value || undefined })}
      >
        <RequiredSelect
          showSearch
          filterOption={false}
          onSearch={setSearch}
          loading={found.isFetching}
          placeholder={t('Name, e-mail or phone')}
          options={others.map((other) => ({ value: other.customer_id, label: describe(other) }))}
          notFoundContent={t('No customer found.')}
        />
      </Form.Item>
    </SmallForm>
  );
}

const describe = (customer: Customer): string =>
  [...new Set([customerName(customer), customer.email, customer.phone])].filter(Boolean).join(' · ');
