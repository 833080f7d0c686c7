import type { ConnectedAccount } from '@swapt/shared/contract';
import { countryChoices } from '@swapt/shared/names';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { RequiredSelect, SmallForm } from '@swapt/shared/ui';
import { Alert, Form } from 'antd';
import { useConnect } from './payments.queries.js';

interface Values {
  country: string | undefined;
}

/** Makes the account at the card service. */
export function ConnectForm({ error }: Pick<ConnectedAccount, 'error'>) {
  const { notify } = useShell();
  const connect = useConnect();
  return (
    <SmallForm<Values>
      initialValues={{ country: undefined }}
      fields={['country']}
      save={async ({ country = '' }) => {
        await connect.mutateAsync({ country });
        notify.success(t('The account is there. Next, answer what the card service asks.'));
      }}
      submitLabel={t('Connect card payments')}
    >
      {error && (
        <Alert
          type="warning"
          showIcon
          message={t('The last try did not work')}
          description={error.message}
          style={{ marginBottom: 16 }}
        />
      )}
      <Form.Item
        name="country"
        label={t('Where is your business?')}
        extra={t('It cannot be changed later.')}
        required
        rules={[{ required: true, message: t('Choose the country.') }]}
      >
        <RequiredSelect showSearch optionFilterProp="label" options={[...countryChoices()]} style={{ maxWidth: 360 }} />
      </Form.Item>
    </SmallForm>
  );
}
