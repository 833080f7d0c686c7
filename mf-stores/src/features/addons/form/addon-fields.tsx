import type { Store } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { atMost, TextInput } from '@swapt/shared/ui';
import { RequiredRadios } from '@swapt/shared/ui/required-radios';
import { MoneyField, moneyRule } from '@swapt/shared/ui/money-field';
import { addOnLimits, nameMaxLength } from '@swapt/shared/values';
import { Form, InputNumber } from 'antd';
import { ItemsChoice } from './items-choice.js';

interface Props {
  store: Store;
  /** Said at the price. */
  priceNote?: string | undefined;
}

const { most: mostPerItem } = addOnLimits;

/** What an add-on is made of. */
export const AddOnFields = ({ store, priceNote }: Props) => (
  <>
    <Form.Item
      name="name"
      label={t('Name')}
      extra={t('Shoppers read it, for example “Extra cheese” or “Gift wrap”.')}
      rules={[{ required: true, whitespace: true, message: t('Please enter a name.') }, atMost(nameMaxLength)]}
      validateTrigger="onSubmit"
    >
      <TextInput max={nameMaxLength} autoFocus />
    </Form.Item>
    <Form.Item
      name="price"
      label={t('Price of one')}
      extra={priceNote ?? t('It comes on top of the price of the product. Type 0 if it is free.')}
      rules={[moneyRule({ currency: store.currency, noun: t('The price'), isRequired: true })]}
      validateTrigger="onBlur"
    >
      <MoneyField currency={store.currency} />
    </Form.Item>
    <Form.Item
      name="most"
      label={t('How many can one item have?')}
      required
      rules={[
        {
          validator: async (_, value: number | null) => {
            if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= mostPerItem) return;
            throw new Error(t('Write a whole number from {min} to {max}.', { min: 1, max: mostPerItem }));
          },
        },
      ]}
    >
      <InputNumber inputMode="numeric" style={{ width: 140 }} />
    </Form.Item>
    <Form.Item name="from" label={t('For which products?')} required>
      <RequiredRadios
        options={[
          { value: 'all', label: t('All that the store sells') },
          { value: 'chosen', label: t('Chosen products') },
        ]}
      />
    </Form.Item>
    <Form.Item noStyle dependencies={['from']}>
      {({ getFieldValue }) => getFieldValue('from') === 'chosen' && <ItemsChoice store={store} />}
    </Form.Item>
  </>
);
