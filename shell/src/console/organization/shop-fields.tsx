import { isColour } from '@swapt/shared/tokens';
import { atMost, TextInput, useTargetRule } from '@swapt/shared/ui';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';
import { ColourField } from './colour-field.js';
import { HoursField } from './hours-field.js';
import { ShopPreview } from './shop-preview.js';
import './organization.css';

const phone = /^$|^[+]?[0-9][0-9 ()./-]*$/;

/** What shoppers see beside name and logo: on every page of the organization, and where a code leads nowhere. */
export function ShopFields() {
  const websiteRule = useTargetRule({ webOnly: true });
  return (
    <>
      <Form.Item
        name="shopper_name"
        label={t('Name for shoppers')}
        extra={t('If they know you by another name. Leave it empty to use the name above.')}
        rules={[atMost(120)]}
      >
        <TextInput max={120} />
      </Form.Item>
      <Form.Item
        name="colour"
        label={t('Colour')}
        extra={t(
          'Of the header and the buttons of your pages. We choose the text colour so that everybody can read it.',
        )}
        rules={[
          {
            validator: async (_, colour: string) => {
              if (colour !== '' && !isColour(colour)) throw new Error(t('Write a colour such as #d9480f.'));
            },
          },
        ]}
      >
        <ColourField />
      </Form.Item>
      <ShopPreview />
      <Form.Item
        name="phone"
        label={t('Phone')}
        extra={t('We offer it where a code is paused or has expired.')}
        rules={[{ pattern: phone, message: t('Write a phone number such as +44 20 7946 0958.') }, atMost(30)]}
      >
        <TextInput type="tel" max={30} autoComplete="tel" />
      </Form.Item>
      <Form.Item
        name="website"
        label={t('Website')}
        extra={t('Your name at the top of each page leads there.')}
        rules={[websiteRule]}
      >
        <TextInput inputMode="url" max={2048} placeholder={t('example.com')} />
      </Form.Item>
      <Form.Item name="hours" label={t('Opening hours')} extra={t('Shoppers see whether you are open now.')}>
        <HoursField />
      </Form.Item>
    </>
  );
}
