import { atMost, TextInput } from '@swapt/shared/ui';
import { Alert, Checkbox, Form, Radio } from 'antd';
import { t } from '@swapt/shared/text';

const securities = [
  { value: 'WPA', label: t('Password (WPA)') },
  { value: 'WEP', label: t('Old password (WEP)') },
  { value: 'none', label: t('Open') },
];

export function WifiFields() {
  const security: unknown = Form.useWatch(['content', 'security']);
  return (
    <>
      <Form.Item
        name={['content', 'ssid']}
        label={t('Name of the network')}
        extra={t('Write it exactly as phones show it, including capitals and spaces.')}
        rules={[{ required: true, message: t('Enter the name of the network.') }, atMost(32)]}
      >
        <TextInput max={32} autoCapitalize="none" spellCheck={false} placeholder={t('Corner Bakery Guests')} />
      </Form.Item>
      <Form.Item label={t('Security')} required>
        <div role="radiogroup" aria-label={t('Security')}>
          <Form.Item name={['content', 'security']} noStyle>
            <Radio.Group options={securities} />
          </Form.Item>
        </div>
      </Form.Item>
      {security !== 'none' && (
        <Form.Item
          name={['content', 'password']}
          label={t('Password of the network')}
          rules={[
            { required: true, message: t('Enter the password of the network.') },
            ...(security === 'WPA' ? [{ min: 8, message: t('A WPA password has 8 to 63 characters.') }] : []),
            atMost(63),
          ]}
        >
          <TextInput max={63} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
      )}
      <Form.Item name={['content', 'hidden']} valuePropName="checked">
        <Checkbox>{t('Hidden network: phones do not list it')}</Checkbox>
      </Form.Item>
      <Alert
        type="info"
        showIcon
        message={t('The printed code contains the network')}
        description={t(
          'Phones join without internet access, so we cannot count these scans. If you change the network’s name or password, print the code again.',
        )}
      />
    </>
  );
}
