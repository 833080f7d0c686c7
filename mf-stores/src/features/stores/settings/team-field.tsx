import { useApiQuery } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { storeLimits } from '@swapt/shared/values';
import { Form, Select } from 'antd';
import { useState } from 'react';

const choices = 50;

/** Who gets a mail for new orders and low stock. Who may not see the team leaves it as it is. */
export function TeamField() {
  const maySee = useShell().session.can('users:read');
  const [search, setSearch] = useState('');
  const people = useApiQuery(
    'org.users',
    { page: 1, pageSize: choices, search: search || undefined },
    { enabled: maySee },
  );
  const options = (people.data?.data ?? []).flatMap(({ user_id, name, email }) =>
    user_id ? [{ value: user_id, label: name ? `${name} (${email})` : email }] : [],
  );
  if (!maySee) return <p>{t('Your role cannot see who gets a mail for new orders and low stock.')}</p>;
  return (
    <Form.Item
      name="notified"
      label={t('Who gets a mail for new orders and low stock')}
      rules={[
        {
          type: 'array',
          max: storeLimits.notified,
          message: t('Choose at most {max} people.', { max: storeLimits.notified }),
        },
      ]}
    >
      <Select
        mode="multiple"
        filterOption={false}
        onSearch={setSearch}
        loading={people.isFetching}
        placeholder={t('Nobody yet')}
        options={options}
        notFoundContent={people.isError ? t('Your team could not be loaded.') : t('Nobody in your team has this name.')}
      />
    </Form.Item>
  );
}
