import { Form, Input } from 'antd';

/** What people type without a scheme is a web address. */
export const withScheme = (target: string): string => {
  const trimmed = target.trim();
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
};

/** Where a code leads. */
export function TargetField({ help }: { help: string }) {
  return (
    <Form.Item
      name="target"
      label="Destination"
      extra={help}
      rules={[{ required: true, whitespace: true, message: 'Enter the address that a scan leads to.' }]}
    >
      <Input
        maxLength={2048}
        placeholder="https://example.com/menu"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Form.Item>
  );
}
