import { Form, Input } from 'antd';
import { AddressInput } from '../../../parts/address-input.js';

const stores = [
  { name: 'ios', label: 'App Store (iPhone and iPad)', placeholder: 'https://apps.apple.com/app/id0000000000' },
  { name: 'android', label: 'Google Play (Android)', placeholder: 'https://play.google.com/store/apps/details?id=…' },
  { name: 'other', label: 'All other devices', placeholder: 'https://example.com/app' },
] as const;

export function AppFields() {
  return (
    <>
      <Form.Item
        name={['content', 'title']}
        label="Name of the app"
        extra="People see this name when we have no link for their device."
      >
        <Input maxLength={200} />
      </Form.Item>
      {stores.map(({ name, label, placeholder }, index) => (
        <Form.Item
          key={name}
          name={['content', name]}
          label={label}
          dependencies={stores.map((store) => ['content', store.name])}
          rules={[
            ({ getFieldValue }) => ({
              validator: () =>
                index > 0 || stores.some((store) => getFieldValue(['content', store.name]))
                  ? Promise.resolve()
                  : Promise.reject(new Error('Enter at least one link to the app.')),
            }),
          ]}
        >
          <AddressInput placeholder={placeholder} />
        </Form.Item>
      ))}
    </>
  );
}
