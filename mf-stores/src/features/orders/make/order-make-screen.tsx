import type { Order, Store } from '@swapt/shared/contract';
import { useNavigate, useParams } from '@swapt/shared/router';
import { languageNames } from '@swapt/shared/messages';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { atMost, ErrorState, FormPage, Page, RequiredSelect, TextInput } from '@swapt/shared/ui';
import { nameMaxLength, orderLimits, storeLimits } from '@swapt/shared/values';
import { Form, Skeleton } from 'antd';
import { storePaths } from '../../../entities/stores/paths.js';
import { useStore } from '../../../entities/stores/stores.queries.js';
import { VariantBasket } from '../../../entities/stores/variant-basket.js';
import { useMakeOrder } from '../orders.queries.js';
import { HowFields } from './how-fields.js';
import { newOrder, orderFields, toOrder, type OrderValues } from './order-values.js';

const nameOf = new Intl.DisplayNames('en', { type: 'language' });
const languages = languageNames.map((value) => ({ value, label: nameOf.of(value) }));

/** An order for somebody who called or wrote. */
export default function OrderMakeScreen() {
  const { storeId = '' } = useParams();
  const query = useStore(storeId);
  if (query.data) return <NewOrder store={query.data} />;
  return (
    <Page title={t('New order')} breadcrumbs={[{ label: t('Stores'), to: storePaths.stores }]}>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  );
}

function NewOrder({ store: { store_id: storeId, name, country } }: { store: Store }) {
  const { notify } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<OrderValues>();
  const make = useMakeOrder();
  return (
    <FormPage<OrderValues, Order>
      title={t('New order')}
      lead={t('For somebody who called or wrote. By card, they get a mail with a link to pay it by.')}
      breadcrumbs={[
        { label: t('Stores'), to: storePaths.stores },
        { label: name, to: storePaths.store(storeId) },
        { label: t('Orders'), to: storePaths.orders(storeId) },
      ]}
      form={form}
      initialValues={newOrder(country)}
      fields={orderFields}
      submitLabel={t('Make the order')}
      save={async (values) => (await make.mutateAsync({ store_id: storeId, ...toOrder(values) })).data}
      onSaved={({ order_id, status, email }) => {
        notify.success(
          status === 'pending'
            ? t('The order waits to be paid. The link is on its way to {email}.', { email })
            : t('The order is made.'),
        );
        void navigate(storePaths.order(storeId, order_id));
      }}
      onCancel={() => void navigate(storePaths.orders(storeId))}
    >
      <Form.Item name="items" label={t('Products')} rules={[{ required: true, message: t('Choose a product.') }]}>
        <VariantBasket
          storeId={storeId}
          label={t('Products')}
          placeholder={t('Find products')}
          most={storeLimits.cartLines}
        />
      </Form.Item>
      <Form.Item
        name={['contact', 'name']}
        label={t('Name')}
        rules={[{ required: true, whitespace: true, message: t('Write a name.') }]}
      >
        <TextInput max={nameMaxLength} />
      </Form.Item>
      <Form.Item
        name={['contact', 'email']}
        label={t('E-mail address')}
        rules={[{ required: true, type: 'email', message: t('Write an e-mail address, such as you@example.com.') }]}
      >
        <TextInput type="email" dir="ltr" max={254} />
      </Form.Item>
      <Form.Item name={['contact', 'phone']} label={t('Phone')} rules={[atMost(30)]}>
        <TextInput type="tel" dir="ltr" max={30} />
      </Form.Item>
      <Form.Item name="language" label={t('Language of their mails')} required>
        <RequiredSelect options={languages} />
      </Form.Item>
      <HowFields storeId={storeId} />
      <Form.Item name="note" label={t('Note')} rules={[atMost(orderLimits.note)]}>
        <TextInput max={orderLimits.note} />
      </Form.Item>
    </FormPage>
  );
}
