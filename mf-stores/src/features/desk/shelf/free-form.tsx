import { t } from '@swapt/shared/text';
import { atMost, SmallForm, TextInput } from '@swapt/shared/ui';
import { MoneyField, moneyRule, type TypedMoney } from '@swapt/shared/ui/money-field';
import { nameMaxLength } from '@swapt/shared/values';
import { Form } from 'antd';
import type { Free } from '../sale/cart.js';

interface Props {
  currency: string;
  onAdd: (free: Free) => void;
  close: () => void;
}

/** Sells something that has no place on the shelf. */
export const FreeForm = ({ currency, onAdd, close }: Props) => (
  <SmallForm<{ amount: TypedMoney; name: string }>
    initialValues={{ amount: null, name: '' }}
    fields={['amount', 'name']}
    save={async ({ amount, name }) => {
      if (amount && typeof amount === 'object') onAdd({ name: name.trim() || t('Amount'), amount: amount.amount });
      close();
    }}
    submitLabel={t('Add')}
    onCancel={close}
  >
    <Form.Item
      name="amount"
      label={t('Amount')}
      rules={[moneyRule({ currency, noun: t('The amount'), isRequired: true, min: 1 })]}
    >
      <MoneyField currency={currency} />
    </Form.Item>
    <Form.Item name="name" label={t('For what (optional)')} rules={[atMost(nameMaxLength)]}>
      <TextInput max={nameMaxLength} />
    </Form.Item>
  </SmallForm>
);
