import { t } from '@swapt/shared/text';
import { atMost, TextArea, TextInput } from '@swapt/shared/ui';
import { contactMaxLength, storeLimits } from '@swapt/shared/values';
import { Form } from 'antd';
import { LogoField } from './logo-field.js';

export const contactFields = ['about', 'logo', 'email', 'phone', 'address'] as const;

const phone = /^$|^[+]?[0-9][0-9 ()./-]*$/;

/** Who the store is, and how shoppers reach it. */
export const ContactFields = () => (
  <>
    <Form.Item
      name="about"
      label={t('About the store')}
      extra={t('Shoppers read it below your name. Line breaks are kept.')}
      rules={[atMost(storeLimits.text)]}
    >
      <TextArea max={storeLimits.text} autoSize={{ minRows: 2, maxRows: 8 }} />
    </Form.Item>
    <Form.Item
      name="logo"
      label={t('Logo')}
      extra={t('PNG, JPEG, WebP, GIF or SVG up to 5 MB. Square pictures work best.')}
    >
      <LogoField />
    </Form.Item>
    <Form.Item
      name="email"
      label={t('E-mail address')}
      extra={t('Shoppers write to it when they have a question. An e-mail address or a phone number must be there.')}
      rules={[
        { type: 'email', message: t('Write an e-mail address, such as shop@example.com.') },
        atMost(contactMaxLength),
      ]}
    >
      <TextInput type="email" inputMode="email" max={contactMaxLength} />
    </Form.Item>
    <Form.Item
      name="phone"
      label={t('Phone')}
      rules={[{ pattern: phone, message: t('Write a phone number such as +44 20 7946 0958.') }, atMost(30)]}
    >
      <TextInput type="tel" max={30} />
    </Form.Item>
    <Form.Item
      name="address"
      label={t('Address')}
      extra={t('As it stands on an envelope. Shoppers come here to pick up, too.')}
      rules={[atMost(300)]}
    >
      <TextArea max={300} autoSize={{ minRows: 2, maxRows: 6 }} />
    </Form.Item>
  </>
);
