import { Form } from 'antd';
import { useId, type ReactNode } from 'react';

/** What every field of the editor is given. */
export interface FieldProps<T> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  error?: string;
  help?: ReactNode;
}

interface Control {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
}

interface Props extends Pick<FieldProps<unknown>, 'label' | 'error' | 'help'> {
  children: (control: Control) => ReactNode;
}

/** A label above a control, its help and what is wrong with it below. */
export function Field({ label, error, help, children }: Props) {
  const id = useId();
  const control = { id, 'aria-invalid': Boolean(error), 'aria-describedby': error ? `${id}-error` : undefined };
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      extra={help}
      validateStatus={error ? 'error' : undefined}
      help={error && <span id={`${id}-error`}>{error}</span>}
      style={{ marginBottom: 16 }}
    >
      {children(control)}
    </Form.Item>
  );
}
