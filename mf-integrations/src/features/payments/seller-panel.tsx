import type { Seller } from '@swapt/shared/contract';
import { countryChoices, countryName } from '@swapt/shared/names';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { atMost, ErrorState, Panel, RequiredSelect, SmallForm, TextArea, TextInput } from '@swapt/shared/ui';
import { paperLimits } from '@swapt/shared/values';
import { Button, Flex, Form, Skeleton } from 'antd';
import { useRegister, useSaveSeller, useSeller } from './payments.queries.js';

/** What invoices say of who sells. */
export function SellerPanel() {
  const query = useSeller();
  return (
    <Panel title={t('On invoices')} lead={t('Invoices and credit notes name who sells, and its tax number.')}>
      {query.isPending && <Skeleton active paragraph={{ rows: 4 }} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && (
        <Flex vertical gap={space.lg}>
          <SellerForm seller={query.data} />
          <TaxNumbers seller={query.data} />
        </Flex>
      )}
    </Panel>
  );
}

type Values = Pick<Seller, 'legal_name' | 'address' | 'footer'>;

function SellerForm({ seller: { legal_name, address, footer } }: { seller: Seller }) {
  const { notify } = useShell();
  const save = useSaveSeller();
  return (
    <SmallForm<Values>
      key={JSON.stringify([legal_name, address, footer])}
      isGuarded
      initialValues={{ legal_name, address, footer }}
      fields={['legal_name', 'address', 'footer']}
      save={async (data) => {
        await save.mutateAsync({ data });
        notify.success(t('Saved. New invoices say so.'));
      }}
      submitLabel={t('Save')}
    >
      <Form.Item
        name="legal_name"
        label={t('Legal name')}
        rules={[{ required: true, whitespace: true, message: t('Write the name of your business.') }]}
      >
        <TextInput max={paperLimits.legalName} autoComplete="organization" />
      </Form.Item>
      <Form.Item
        name="address"
        label={t('Address')}
        rules={[
          { required: true, whitespace: true, message: t('Write the address of your business.') },
          atMost(paperLimits.address),
        ]}
      >
        <TextArea max={paperLimits.address} autoSize={{ minRows: 3, maxRows: 6 }} />
      </Form.Item>
      <Form.Item
        name="footer"
        label={t('At the end (optional)')}
        extra={t('Such as your bank account or a thank you.')}
        rules={[atMost(paperLimits.footer)]}
      >
        <TextArea max={paperLimits.footer} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </SmallForm>
  );
}

interface Registration {
  country: string | undefined;
  number: string;
}

function TaxNumbers({ seller: { registrations } }: { seller: Seller }) {
  const { notify } = useShell();
  const register = useRegister();
  const remove = async (country: string, region: string) => {
    const done = await register.mutateAsync({ country, region, number: '' }).catch(() => undefined);
    if (done) notify.success(t('The tax number was removed.'));
  };
  return (
    <div>
      <h3 style={{ marginTop: 0 }}>{t('Tax numbers')}</h3>
      {registrations.length > 0 && (
        <ul style={{ listStyle: 'none', margin: `0 0 ${space.md}px`, padding: 0, display: 'grid', gap: space.sm }}>
          {registrations.map(({ country, region, number }) => (
            <li key={`${country} ${region}`}>
              <Flex wrap align="center" justify="space-between" gap={space.sm}>
                <span>
                  {[countryName(country), region].filter(Boolean).join(', ')}: <strong>{number}</strong>
                </span>
                <Button
                  aria-label={t('Remove the tax number of {country}', { country: countryName(country) })}
                  onClick={() => void remove(country, region)}
                >
                  {t('Remove')}
                </Button>
              </Flex>
            </li>
          ))}
        </ul>
      )}
      <SmallForm<Registration>
        draftName="tax number"
        startsAnew
        initialValues={{ country: undefined, number: '' }}
        fields={['country', 'number']}
        save={async ({ country = '', number }) => {
          await register.mutateAsync({ country, number });
          notify.success(t('The tax number was added.'));
        }}
        submitLabel={t('Add tax number')}
      >
        <Form.Item
          name="country"
          label={t('Country of the tax number')}
          required
          rules={[{ required: true, message: t('Choose the country.') }]}
        >
          <RequiredSelect
            showSearch
            optionFilterProp="label"
            options={[...countryChoices()]}
            style={{ maxWidth: 360 }}
          />
        </Form.Item>
        <Form.Item
          name="number"
          label={t('Tax number')}
          rules={[{ required: true, whitespace: true, message: t('Write the tax number.') }]}
        >
          <TextInput max={paperLimits.taxNumber} dir="ltr" style={{ maxWidth: 360 }} />
        </Form.Item>
      </SmallForm>
    </div>
  );
}
