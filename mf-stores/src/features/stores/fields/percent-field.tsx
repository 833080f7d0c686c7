import { t } from '@swapt/shared/text';
import { Form, InputNumber } from 'antd';

/** A rate in per cent, to the hundredth. */
export const PercentField = ({ name, label }: { name: (string | number)[]; label: string }) => (
  <Form.Item
    name={name}
    label={label}
    required
    style={{ flex: '1 1 110px' }}
    rules={[
      {
        validator: async (_, value: number | null) => {
          if (typeof value === 'number' && value >= 0 && value <= 100) return;
          throw new Error(t('Write a rate from 0 to 100.'));
        },
      },
    ]}
  >
    <InputNumber precision={2} inputMode="decimal" suffix="%" style={{ width: '100%' }} />
  </Form.Item>
);
