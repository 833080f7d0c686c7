import type { Store } from '@swapt/shared/contract';
import { ownZone } from '@swapt/shared/dates';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { atMost, FormPage, Panel, TextInput } from '@swapt/shared/ui';
import { nameMaxLength } from '@swapt/shared/values';
import { Form } from 'antd';
import { useState } from 'react';
import { useDefaultCurrency } from '../../../entities/products/use-default-currency.js';
import { storePaths } from '../../../entities/stores/paths.js';
import { storeCrumbs } from '../../../entities/stores/store-frame.js';
import { useCreateStore } from '../../../entities/stores/stores.queries.js';
import { PlaceFields, type PlaceValues } from '../fields/place-fields.js';

type Values = PlaceValues & { name: string };

const fields = ['name', 'country', 'currency', 'zone'] as const;
const ownCountry = () => new Intl.Locale(navigator.language || 'en').maximize().region ?? '';

export default function StoreCreateScreen() {
  const { notify } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const create = useCreateStore();
  const [currency] = useDefaultCurrency();
  const [initial] = useState<Values>(() => ({ name: '', country: ownCountry(), currency, zone: ownZone() }));
  return (
    <FormPage<Values, Store>
      title={t('New store')}
      lead={t('Four facts to begin with. Then we lead you through the rest, step by step.')}
      breadcrumbs={storeCrumbs}
      form={form}
      initialValues={initial}
      fields={fields}
      submitLabel={t('Create store')}
      save={async ({ name, ...place }) => (await create.mutateAsync({ name: name.trim(), ...place })).data}
      onSaved={({ store_id, name }) => {
        notify.success(t('“{name}” was created. Shoppers do not see it yet.', { name }));
        void navigate(storePaths.setUp(store_id));
      }}
      onCancel={() => void navigate(storePaths.stores)}
    >
      <Panel>
        <Form.Item
          name="name"
          label={t('Name')}
          extra={t('Shoppers read it at the top of your shop.')}
          rules={[{ required: true, whitespace: true, message: t('Please enter a name.') }, atMost(nameMaxLength)]}
        >
          <TextInput max={nameMaxLength} autoFocus />
        </Form.Item>
        <PlaceFields mayChangeCurrency />
      </Panel>
    </FormPage>
  );
}
