import { Alert, Checkbox, Form, Input, Radio } from 'antd';

const securities = [
  { value: 'WPA', label: 'Password (WPA)' },
  { value: 'WEP', label: 'Old password (WEP)' },
  { value: 'none', label: 'Open' },
];

export function WifiFields() {
  const security: unknown = Form.useWatch(['content', 'security']);
  return (
    <>
      <Form.Item
        name={['content', 'ssid']}
        label="Name of the network"
        extra="Write it exactly as phones show it, including capitals and spaces."
        rules={[{ required: true, message: 'Enter the name of the network.' }]}
      >
        <Input maxLength={32} autoCapitalize="none" spellCheck={false} placeholder="Corner Bakery Guests" />
      </Form.Item>
      <Form.Item label="Security" required>
        <div role="radiogroup" aria-label="Security">
          <Form.Item name={['content', 'security']} noStyle>
            <Radio.Group options={securities} />
          </Form.Item>
        </div>
      </Form.Item>
      {security !== 'none' && (
        <Form.Item
          name={['content', 'password']}
          label="Password of the network"
          rules={[
            { required: true, message: 'Enter the password of the network.' },
            ...(security === 'WPA' ? [{ min: 8, message: 'A WPA password has 8 to 63 characters.' }] : []),
          ]}
        >
          <Input maxLength={63} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
      )}
      <Form.Item name={['content', 'hidden']} valuePropName="checked">
        <Checkbox>Hidden network: phones do not list it</Checkbox>
      </Form.Item>
      <Alert
        type="info"
        showIcon
        message="The printed code contains the network"
        description="Phones join without internet access, so we cannot count these scans. If you change the network’s name or password, print the code again."
      />
    </>
  );
}
