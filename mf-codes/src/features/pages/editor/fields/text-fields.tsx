import { Input } from 'antd';
import { t } from '@swapt/shared/text';
import { Field, type FieldProps } from './field.js';

interface Props extends FieldProps<string> {
  maxLength: number;
  placeholder?: string;
}

/** One line of text. */
export function LineField({ value, onChange, maxLength, placeholder, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          value={value}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

const marks = t('Leave an empty line to start a new paragraph. Start a line with a dash to make a list.');

/** Text of several paragraphs. */
export function TextField({ value, onChange, maxLength, placeholder, help = marks, ...field }: Props) {
  return (
    <Field {...field} help={help}>
      {(control) => (
        <Input.TextArea
          {...control}
          value={value}
          maxLength={maxLength}
          placeholder={placeholder}
          autoSize={{ minRows: 3, maxRows: 12 }}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
