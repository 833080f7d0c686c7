import { useTargetRule } from '@swapt/shared/ui';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { AddressInput } from '../../../parts/address-input.js';
import { UtmBuilder } from './utm-builder.js';

/** Where a link leads. */
export function TargetField() {
  const targetRule = useTargetRule();
  return (
    <Form.Item
      name="target"
      label={t('Destination')}
      extra={t('A web address. tel:, mailto: and sms: work too.')}
      rules={[
        {
          required: true,
          whitespace: true,
          message: t('Enter the address that people go to when they scan the code.'),
        },
        targetRule,
      ]}
    >
      <TargetInput />
    </Form.Item>
  );
}

interface TargetInputProps {
  id?: string;
  value?: string;
  onChange?: (target: string) => void;
}

/** The address, and the fields that write its query. */
function TargetInput({ id, value = '', onChange = () => {} }: TargetInputProps) {
  return (
    <>
      <AddressInput
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder="https://example.com/menu"
      />
      <UtmBuilder target={value} onChange={onChange} />
    </>
  );
}
