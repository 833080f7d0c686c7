import { atMost, SmallForm, TextInput } from '@swapt/shared/ui';
import { nameMaxLength } from '@swapt/shared/values';
import { Form } from 'antd';
import { t } from '@swapt/shared/text';

interface Props {
  label?: string;
  /** What the name is for, or an example. */
  hint: string;
  /** Said when there is none. */
  missing: string;
  placeholder?: string;
  name?: string;
  submitLabel: string;
  /** Gets the name without spaces around it. */
  save: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the name of something new, in a dialog. */
export const NamingForm = ({
  label = t('Name'),
  hint,
  missing,
  placeholder,
  name = '',
  submitLabel,
  save,
  onCancel,
}: Props) => (
  <SmallForm
    initialValues={{ name }}
    fields={['name']}
    save={(values) => save(values.name.trim())}
    submitLabel={submitLabel}
    onCancel={onCancel}
  >
    <Form.Item
      name="name"
      label={label}
      extra={hint}
      validateTrigger="onSubmit"
      rules={[{ required: true, whitespace: true, message: missing }, atMost(nameMaxLength)]}
    >
      <TextInput max={nameMaxLength} placeholder={placeholder} autoFocus />
    </Form.Item>
  </SmallForm>
);
