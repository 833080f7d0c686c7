import { t } from '@swapt/shared/text';
import { RequiredRadios } from '@swapt/shared/ui/required-radios';
import { MoneyField, moneyRule } from '@swapt/shared/ui/money-field';
import { discountLimits, type DiscountKind } from '@swapt/shared/values';
import { space } from '@swapt/shared/tokens';
import { Flex, Form, InputNumber } from 'antd';
import type { DiscountValues } from './discount-values.js';

const kinds: { value: DiscountKind; label: string }[] = [
  { value: 'percent', label: t('Per cent') },
  { value: 'amount', label: t('Amount') },
  { value: 'bxgy', label: t('Buy some, get some free') },
  { value: 'shipping', label: t('Free delivery') },
];

/** What the discount takes off. */
export function GivesFields() {
  const kind = Form.useWatch((values: DiscountValues) => values.kind);
  const currency = Form.useWatch((values: DiscountValues) => values.currency);
  return (
    <>
      <Form.Item name="kind" label={t('What it gives')} required>
        <RequiredRadios options={kinds} />
      </Form.Item>
      {/* Nothing is known yet while the form is drawn for the first time. */}
      {kind && <OfKind kind={kind} currency={currency} />}
    </>
  );
}

function OfKind({ kind, currency }: { kind: DiscountKind; currency: string }) {
  if (kind === 'percent') return <PercentOff />;
  if (kind === 'amount') {
    return (
      <Form.Item
        name="amount"
        label={t('Amount off')}
        rules={[moneyRule({ currency, noun: t('The amount'), isRequired: true, min: 1 })]}
      >
        <MoneyField currency={currency} />
      </Form.Item>
    );
  }
  if (kind === 'shipping') return null;
  return (
    <Flex wrap gap={`0 ${space.md}px`}>
      <Units name="buy_units" label={t('Buy')} />
      <Units name="free_units" label={t('Get free')} extra={t('The cheapest ones are free.')} />
    </Flex>
  );
}

const PercentOff = () => (
  <Form.Item
    name="percent"
    label={t('Per cent off')}
    required
    rules={[
      {
        validator: async (_, value: number | null) => {
          if (typeof value === 'number' && value >= 0.01 && value <= 100) return;
          throw new Error(t('Write a number from 0.01 to 100.'));
        },
      },
    ]}
  >
    <InputNumber precision={2} inputMode="decimal" suffix="%" style={{ width: 160 }} />
  </Form.Item>
);

const Units = ({ name, label, extra }: { name: string; label: string; extra?: string }) => (
  <Form.Item
    name={name}
    label={label}
    extra={extra}
    required
    rules={[
      {
        validator: async (_, value: number | null) => {
          if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= discountLimits.units)
            return;
          throw new Error(t('Write a whole number from {min} to {max}.', { min: 1, max: discountLimits.units }));
        },
      },
    ]}
  >
    <InputNumber inputMode="numeric" style={{ width: 140 }} />
  </Form.Item>
);
