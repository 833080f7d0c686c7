import { space } from '@swapt/shared/tokens';
import { atMost, TextArea, TextInput, useTargetRule } from '@swapt/shared/ui';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { AddressInput } from '../../../parts/address-input.js';
import { PictureField } from './picture-field.js';

const rest = [
  { name: 'job', label: t('Job title'), max: 200 },
  { name: 'company', label: t('Company'), max: 200 },
  { name: 'phone', label: t('Phone'), max: 40, type: 'tel', placeholder: '+49 30 1234567' },
  { name: 'email', label: t('E-mail'), max: 254, type: 'email', autoCapitalize: 'none' },
  { name: 'street', label: t('Street and number'), max: 200 },
  { name: 'zip', label: t('ZIP'), max: 20 },
  { name: 'city', label: t('City'), max: 200 },
  { name: 'region', label: t('State or region'), max: 200 },
  { name: 'country', label: t('Country'), max: 200 },
] as const;

export function CardFields() {
  const targetRule = useTargetRule();
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
        <TextInput max={200} />
      </Form.Item>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
          columnGap: space.md,
        }}
      >
        {rest.map(({ name, label, ...field }) => (
          <Form.Item
            key={name}
            name={['content', name]}
            label={label}
            rules={[
              atMost(field.max),
              ...(name === 'email' ? [{ type: 'email' as const, message: t('This is not an e-mail address.') }] : []),
            ]}
          >
            <TextInput {...field} />
          </Form.Item>
        ))}
        <Form.Item name={['content', 'website']} label={t('Website')} rules={[targetRule]}>
          <AddressInput placeholder="https://example.com" />
        </Form.Item>
      </div>
      <Form.Item name={['content', 'description']} label={t('About')} rules={[atMost(4000)]}>
        <TextArea max={4000} autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      <Form.Item name={['content', 'image_id']} label={t('Picture')} style={{ marginBottom: 0 }}>
        <PictureField />
      </Form.Item>
    </>
  );
}
