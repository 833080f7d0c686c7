import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import { MoneyField, moneyRule, type TypedMoney } from '@swapt/shared/ui/money-field';

import { Form, InputNumber, Radio } from 'antd';
import { ReasonItem } from '../reason-item.js';
import type { Off } from './cart.js';

interface Props {
  currency: string;
  off: Off | null;
  onChange: (off: Off | null) => void;
  close: () => void;
}

/** The fields of what was not chosen are not there. */
interface Values {
  kind: Off['kind'];
  percent?: number | null;
  amount?: TypedMoney;
  reason: string;
}

/** Takes something off the whole sale, for a reason that stands in its order. */
export function OffForm({ currency, off, onChange, close }: Props) {
  return (
    <SmallForm<Values>
      initialValues={{
        kind: off?.kind ?? 'percent',
        percent: off?.kind === 'percent' ? off.percent_bps / 100 : null,
        amount: off?.kind === 'amount' ? { amount: off.amount, currency } : null,
        reason: off?.reason ?? '',
      }}
      fields={['kind', 'percent', 'amount', 'reason']}
      save={async ({ kind, percent, amount, reason }) => {
        if (kind === 'percent')
          onChange({ kind, percent_bps: Math.round((percent ?? 0) * 100), reason: reason.trim() });
        else if (amount && typeof amount === 'object') onChange({ kind, amount: amount.amount, reason: reason.trim() });
        close();
      }}
      submitLabel={t('Take off')}
      onCancel={close}
    >
      <Form.Item name="kind" label={t('What is taken off?')}>
        <Radio.Group
          options={[
            { value: 'percent', label: t('A per cent') },
            { value: 'amount', label: t('An amount') },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['kind']}>
        {({ getFieldValue }) =>
          getFieldValue('kind') === 'percent' ? (
            <Form.Item
              name="percent"
              label={t('Per cent')}
              rules={[
                {
                  validator: async (_, value: number | null) => {
                    if (value === null || value < 0.01 || value > 100)
                      throw new Error(t('Write a number from 0.01 to 100.'));
                  },
                },
              ]}
            >
              <InputNumber min={0} max={100} precision={2} inputMode="decimal" addonAfter="%" style={{ width: 160 }} />
            </Form.Item>
          ) : (
            <Form.Item
              name="amount"
              label={t('Amount')}
              rules={[moneyRule({ currency, noun: t('The amount'), isRequired: true, min: 1 })]}
            >
              <MoneyField currency={currency} />
            </Form.Item>
          )
        }
      </Form.Item>
      <ReasonItem />
    </SmallForm>
  );
}
