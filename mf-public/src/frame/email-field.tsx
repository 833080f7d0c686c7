import { Field } from './field.js';

interface Props {
  label: string;
  hint: string;
  problem: string | undefined;
  value: string;
  isRequired?: boolean;
}

/** The e-mail address of whoever fills in a form. */
export function EmailField({ label, hint, problem, value, isRequired }: Props) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(props) => (
        <input
          {...props}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          required={isRequired}
          maxLength={254}
          defaultValue={value}
        />
      )}
    </Field>
  );
}
