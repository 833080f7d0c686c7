import { ApiError } from '@swapt/shared/client';
import type { Discount } from '@swapt/shared/contract';
import { Link, useNavigate, useParams } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { ErrorState, FormPage, Page, useIsNarrow } from '@swapt/shared/ui';
import { Alert, Flex, Form, Skeleton } from 'antd';
import { useState } from 'react';
import { StateLabel } from '../discount-words.js';
import { useDiscount, useUpdateDiscount, useUsualCurrency } from '../discounts.queries.js';
import { discountPaths } from '../paths.js';
import { DiscountFields } from './discount-fields.js';
import { changesOf, discountFields, toFacts, toValues, type DiscountValues } from './discount-values.js';
import { PreviewPanel } from './preview-panel.js';
import { StatePanel } from './state-panel.js';

const breadcrumbs = [{ label: t('Discounts'), to: discountPaths.discounts }];

/** One discount: what it is made of, what a cart would pay with it, and its start and end. */
export default function DiscountScreen() {
  const { discountId = '' } = useParams();
  const query = useDiscount(discountId);
  const currency = useUsualCurrency();
  if (query.data && currency !== undefined)
    return <Shown key={query.data.discount_id} discount={query.data} currency={currency} />;
  return (
    <Page title={t('Discount')} breadcrumbs={breadcrumbs}>
      {query.isError ? (
        <ErrorState
          error={query.error}
          onRetry={() => void query.refetch()}
          elsewhere={<Link to={discountPaths.discounts}>{t('See all discounts')}</Link>}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  );
}

const lockOf = ({ lock_id, lock }: Discount) => (lock_id !== null && lock ? { lock_id, ...lock } : undefined);

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'discount.conflict';

function Shown({ discount, currency }: { discount: Discount; currency: string }) {
  const { session, notify } = useShell();
  const navigate = useNavigate();
  const [form] = Form.useForm<DiscountValues>();
  const update = useUpdateDiscount();
  const [opened, setOpened] = useState(discount);
  const [isOlder, setIsOlder] = useState(false);
  const mayWrite = session.can('store:write') && discount.state !== 'ended';
  const isNarrow = useIsNarrow();
  const values = toValues(opened, currency);
  const title = (
    <Flex component="span" wrap align="center" gap={space.sm}>
      {discount.name} <StateLabel state={discount.state} />
    </Flex>
  );
  const aside = (
    <Flex vertical gap={space.md}>
      <StatePanel discount={discount} />
      <PreviewPanel discount={discount} />
    </Flex>
  );
  if (!mayWrite) {
    return (
      <Page title={title} breadcrumbs={breadcrumbs}>
        <div style={{ maxWidth: 480 }}>{aside}</div>
      </Page>
    );
  }
  return (
    <FormPage<DiscountValues, Discount>
      title={title}
      breadcrumbs={breadcrumbs}
      form={form}
      initialValues={values}
      fields={discountFields}
      submitLabel={isOlder ? t('Save mine') : t('Save changes')}
      save={async (typed) => {
        const { discount_id } = discount;
        // Who was told that somebody else was first, and saves again, saves over that.
        const { revision } = isOlder ? discount : opened;
        const data = changesOf(toFacts(values), toFacts(typed));
        return (await update.mutateAsync({ discount_id, revision, data })).data;
      }}
      saysItself={(error) => {
        if (isConflict(error)) setIsOlder(true);
        return isConflict(error);
      }}
      onSaved={(saved) => {
        setIsOlder(false);
        setOpened(saved);
        notify.success(t('The discount was saved.'));
      }}
      onCancel={() => void navigate(discountPaths.discounts)}
      // On a phone it would stay in sight above the form, and is too high for that.
      aside={isNarrow ? undefined : aside}
    >
      {isOlder && (
        <Alert
          type="warning"
          showIcon
          message={t('Somebody else changed this discount while you were editing it')}
          description={t(
            'What you typed is still here. If you save it, it takes the place of theirs in the fields that you changed.',
          )}
        />
      )}
      {isNarrow && aside}
      <DiscountFields lock={lockOf(discount)} />
    </FormPage>
  );
}
