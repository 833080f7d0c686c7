import { cashierPinRule } from '@swapt/shared/values';
import { TextInput } from '@swapt/shared/ui';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';

export const pinWords = t('Your staff type it on the customer’s phone before a code is used.');
const { minLength, maxLength } = cashierPinRule;

/** A PIN of the staff: digits alone, as it is typed at a counter. */
export function PinField({
  label,
  extra,
  isRequired = false,
}: {
  label: string;
  extra?: string;
  isRequired?: boolean;
}) {
  return (
    <Form.Item
      name="pin"
      label={label}
      extra={extra}
      rules={[
        { required: isRequired, message: t('Type the PIN.') },
        {
          pattern: new RegExp(`^[0-9]{${minLength},${maxLength}}$`),
          message: t('Use {minLength} to {maxLength} digits.', { minLength, maxLength }),
        },
      ]}
    >
      <TextInput inputMode="numeric" autoComplete="off" max={maxLength} style={{ width: 160 }} />
    </Form.Item>
  );
}
