import { atMost, TextInput, useTargetRule } from '@swapt/shared/ui';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { AddressInput } from '../../../parts/address-input.js';

const stores = [
  { name: 'ios', label: t('App Store (iPhone and iPad)'), placeholder: 'https://apps.apple.com/app/id0000000000' },
  {
    name: 'android',
    label: t('Google Play (Android)'),
    placeholder: 'https://play.google.com/store/apps/details?id=…',
  },
  { name: 'other', label: t('All other devices'), placeholder: 'https://example.com/app' },
] as const;

export function AppFields() {
  const targetRule = useTargetRule();
  return (
    <>
      <Form.Item
        name={['content', 'title']}
        label={t('Name of the app')}
        extra={t('People see this name when we have no link for their device.')}
        rules={[atMost(200)]}
      >
        <TextInput max={200} />
      </Form.Item>
      {stores.map(({ name, label, placeholder }, index) => (
        <Form.Item
          key={name}
          name={['content', name]}
          label={label}
          dependencies={stores.map((store) => ['content', store.name])}
          rules={[
            targetRule,
            ({ getFieldValue }) => ({
              validator: () =>
                index > 0 || stores.some((store) => getFieldValue(['content', store.name]))
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('Enter at least one link to the app.'))),
            }),
          ]}
        >
          <AddressInput placeholder={placeholder} />
        </Form.Item>
      ))}
    </>
  );
}
