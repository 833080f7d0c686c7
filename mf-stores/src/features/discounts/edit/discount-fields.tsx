import { t } from '@swapt/shared/text';
import { atMost, Panel, TextInput } from '@swapt/shared/ui';
import { StartAndEndFields } from '@swapt/shared/ui/dates-from-to';
import { discountLimits, nameMaxLength } from '@swapt/shared/values';
import { Checkbox, Form, InputNumber } from 'antd';
import { CodeFields } from './code-fields.js';
import type { KnownLock } from './lock-field.js';
import { GivesFields } from './gives-fields.js';
import { PlaceFields, ProductFields } from './scope-fields.js';

/** Everything that a discount is made of. */
export const DiscountFields = ({ lock }: { lock?: KnownLock | undefined }) => (
  <>
    <Panel title={t('Discount')}>
      <Form.Item
        name="name"
        label={t('Name')}
        extra={t('Shoppers see it in their cart, for example “Opening week”.')}
        rules={[{ required: true, whitespace: true, message: t('Please enter a name.') }, atMost(nameMaxLength)]}
      >
        <TextInput max={nameMaxLength} />
      </Form.Item>
      <CodeFields lock={lock} />
      <GivesFields />
    </Panel>
    <Panel title={t('For what')}>
      <ProductFields />
      <PlaceFields />
    </Panel>
    <Panel title={t('Limits')}>
      <Uses name="limit_total" label={t('How often in all')} />
      <Uses name="limit_each" label={t('How often for one buyer')} extra={t('A buyer is known by e-mail and phone.')} />
      <Form.Item name="combines" valuePropName="checked" style={{ marginBottom: 0 }}>
        <Checkbox>{t('Can be combined with other discounts that can')}</Checkbox>
      </Form.Item>
    </Panel>
    <Panel title={t('Dates')} lead={t('Times are in your own time zone. Without dates it works while it is active.')}>
      <StartAndEndFields />
    </Panel>
  </>
);

const Uses = ({ name, label, extra }: { name: string; label: string; extra?: string }) => (
  <Form.Item
    name={name}
    label={label}
    extra={extra}
    rules={[
      {
        validator: async (_, value: number | null) => {
          if (value === null || (Number.isInteger(value) && value >= 1 && value <= discountLimits.uses)) return;
          throw new Error(t('Write a whole number from 1, or leave it empty.'));
        },
      },
    ]}
  >
    <InputNumber inputMode="numeric" placeholder={t('No limit')} style={{ width: 160 }} />
  </Form.Item>
);
