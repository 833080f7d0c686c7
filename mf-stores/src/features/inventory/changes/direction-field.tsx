import { Form, Radio } from 'antd';

export type Direction = 'less' | 'more';

/** Which way a number goes: keyboards of phones have no minus beside their digits. */
export const DirectionField = ({ label, less, more }: { label: string; less: string; more: string }) => (
  <Form.Item name="direction" label={label}>
    <Radio.Group
      optionType="button"
      options={[
        { value: 'less', label: less },
        { value: 'more', label: more },
      ]}
    />
  </Form.Item>
);
