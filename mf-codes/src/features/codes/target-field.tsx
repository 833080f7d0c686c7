import { targetMaxLength } from '@swapt/shared/values';
import { Form, Input } from 'antd';
import { UtmBuilder } from './utm-builder.js';

/** Where a code leads. */
export function TargetField({ help }: { help: string }) {
  return (
    <Form.Item
      name="target"
      label="Destination"
      extra={help}
      rules={[{ required: true, whitespace: true, message: 'Enter the address that a scan leads to.' }]}
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
      <Input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={targetMaxLength}
        placeholder="https://example.com/menu"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <UtmBuilder target={value} onChange={onChange} />
    </>
  );
}
