import { space } from '@swapt/shared/tokens';
import { Form, Input } from 'antd';
import { AddressInput } from '../../../parts/address-input.js';
import { PictureField } from './picture-field.js';

const line = <Input maxLength={200} />;
const rest = [
  { name: 'job', label: 'Job title', field: line },
  { name: 'company', label: 'Company', field: line },
  { name: 'phone', label: 'Phone', field: <Input maxLength={40} type="tel" placeholder="+49 30 1234567" /> },
  { name: 'email', label: 'E-mail', field: <Input maxLength={254} type="email" autoCapitalize="none" /> },
  { name: 'website', label: 'Website', field: <AddressInput placeholder="https://example.com" /> },
  { name: 'street', label: 'Street and number', field: line },
  { name: 'zip', label: 'ZIP', field: <Input maxLength={20} /> },
  { name: 'city', label: 'City', field: line },
  { name: 'region', label: 'State or region', field: line },
  { name: 'country', label: 'Country', field: line },
] as const;

export function CardFields() {
  return (
    <>
      <Form.Item
        name={['content', 'name']}
        label="Name on the card"
        rules={[{ required: true, whitespace: true, message: 'Enter the name of the person or place.' }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
          columnGap: space.md,
        }}
      >
        {rest.map(({ name, label, field }) => (
          <Form.Item
            key={name}
            name={['content', name]}
            label={label}
            rules={name === 'email' ? [{ type: 'email', message: 'This is not an e-mail address.' }] : []}
          >
            {field}
          </Form.Item>
        ))}
      </div>
      <Form.Item name={['content', 'description']} label="About">
        <Input.TextArea maxLength={4000} autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      <Form.Item name={['content', 'image_id']} label="Picture" style={{ marginBottom: 0 }}>
        <PictureField />
      </Form.Item>
    </>
  );
}
