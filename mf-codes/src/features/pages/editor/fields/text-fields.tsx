import { TextArea, TextInput } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
import { Field, type FieldProps } from './field.js';

interface Props extends FieldProps<string> {
  /** How many characters it may have. */
  max: number;
  placeholder?: string;
}

/** One line of text. */
export function LineField({ value, onChange, max, placeholder, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          max={max}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

const marks = t('Leave an empty line to start a new paragraph. Start a line with a dash to make a list.');

/** Text of several paragraphs. */
export function TextField({ value, onChange, max, placeholder, help = marks, ...field }: Props) {
  return (
    <Field {...field} help={help}>
      {(control) => (
        <TextArea
          {...control}
          value={value}
          max={max}
          placeholder={placeholder}
          autoSize={{ minRows: 3, maxRows: 12 }}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
