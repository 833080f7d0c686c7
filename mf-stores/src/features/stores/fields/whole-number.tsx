import { t } from '@swapt/shared/text';
import { formatNumber } from '@swapt/shared/ui';
import { Form, InputNumber } from 'antd';

interface Props {
  name: (string | number)[];
  label: string;
  extra?: string;
  min?: number;
  max: number;
}

/** A whole number inside of a form. */
export const WholeNumber = ({ name, label, extra, min = 0, max }: Props) => (
  <Form.Item
    name={name}
    label={label}
    extra={extra}
    required
    rules={[
      {
        validator: async (_, value: number | null) => {
          if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return;
          const bounds = { min: formatNumber(min), max: formatNumber(max) };
          throw new Error(t('Write a whole number from {min} to {max}.', bounds));
        },
      },
    ]}
  >
    <InputNumber inputMode="numeric" style={{ width: 140 }} />
  </Form.Item>
);
