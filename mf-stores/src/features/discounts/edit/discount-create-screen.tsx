import type { Discount } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { FormPage, Page } from '@swapt/shared/ui';
import { Form, Skeleton } from 'antd';
import { useCreateDiscount, useUsualCurrency } from '../discounts.queries.js';
import { discountPaths } from '../paths.js';
import { DiscountFields } from './discount-fields.js';
import { discountFields, newDiscount, toFacts, type DiscountValues } from './discount-values.js';

const breadcrumbs = [{ label: t('Discounts'), to: discountPaths.discounts }];

export default function DiscountCreateScreen() {
  const currency = useUsualCurrency();
  if (currency !== undefined) return <NewDiscount currency={currency} />;
  return (
    <Page title={t('New discount')} breadcrumbs={breadcrumbs}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </Page>
  );
}

function NewDiscount({ currency }: { currency: string }) {
  const { notify } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<DiscountValues>();
  const create = useCreateDiscount();
  return (
    <FormPage<DiscountValues, Discount>
      title={t('New discount')}
      lead={t('It is saved as a draft first. Nobody gets it before you activate it.')}
      breadcrumbs={breadcrumbs}
      form={form}
      initialValues={newDiscount(currency)}
      fields={discountFields}
      submitLabel={t('Save draft')}
      save={async (values) => (await create.mutateAsync(toFacts(values))).data}
      onSaved={({ discount_id, name }) => {
        notify.success(t('“{name}” was saved as a draft. See what a cart would pay, then activate it.', { name }));
        void navigate(discountPaths.edit(discount_id));
      }}
      onCancel={() => void navigate(discountPaths.discounts)}
    >
      <DiscountFields />
    </FormPage>
  );
}
