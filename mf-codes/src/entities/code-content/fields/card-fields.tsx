import { space } from '@swapt/shared/tokens';
import { atMost } from '@swapt/shared/ui';
import { Form, Input } from 'antd';
import { t } from '@swapt/shared/text';
import { AddressInput } from '../../../parts/address-input.js';
import { PictureField } from './picture-field.js';

const line = <Input maxLength={200} />;
const rest = [
  { name: 'job', label: t('Job title'), field: line },
  { name: 'company', label: t('Company'), field: line },
  { name: 'phone', label: t('Phone'), field: <Input maxLength={40} type="tel" placeholder="+49 30 1234567" /> },
  { name: 'email', label: t('E-mail'), field: <Input maxLength={254} type="email" autoCapitalize="none" /> },
  { name: 'website', label: t('Website'), field: <AddressInput placeholder="https://example.com" /> },
  { name: 'street', label: t('Street and number'), field: line },
  { name: 'zip', label: t('ZIP'), field: <Input maxLength={20} /> },
  { name: 'city', label: t('City'), field: line },
  { name: 'region', label: t('State or region'), field: line },
  { name: 'country', label: t('Country'), field: line },
] as const;

export function CardFields() {
  return (
    <>
      <Form.Item
        name={['content', 'name']}
        label={t('Name on the card')}
        rules={[
          { required: true, whitespace: true, message: t('Enter the name of the person or place.') },
          atMost(200),
        ]}
      >
        <Input />
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
            rules={name === 'email' ? [{ type: 'email', message: t('This is not an e-mail address.') }] : []}
          >
            {field}
          </Form.Item>
        ))}
      </div>
      <Form.Item name={['content', 'description']} label={t('About')} rules={[atMost(4000)]}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      <Form.Item name={['content', 'image_id']} label={t('Picture')} style={{ marginBottom: 0 }}>
        <PictureField />
      </Form.Item>
    </>
  );
}
