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
        extra="Exactly as phones show it, capitals and spaces included."
        rules={[{ required: true, message: 'Enter the name of the network.' }]}
      >
        <Input maxLength={32} autoCapitalize="none" spellCheck={false} placeholder="Corner Bakery Guests" />
      </Form.Item>
      <Form.Item label="Protection" required>
        <div role="radiogroup" aria-label="Protection">
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
        <Checkbox>The network is hidden: it does not show in the list of networks</Checkbox>
      </Form.Item>
      <Alert
        type="info"
        showIcon
        message="The network stands in the print itself"
        description="Phones join without internet, so such scans are not counted. When you change the network’s name or password, print a new code."
      />
    </>
  );
}
