import { dateLimits } from '@swapt/shared/dates';
import { Form, Input, type FormItemProps } from 'antd';

/** A day and a time on a wall clock; the browser's own field, so that each phone shows its own picker. */
export function MomentField(props: FormItemProps) {
  return (
    <Form.Item {...props}>
      <Input
        type="datetime-local"
        min={`${dateLimits.min}T00:00`}
        max={`${dateLimits.max}T23:59`}
        style={{ maxWidth: 240 }}
      />
    </Form.Item>
  );
}
