import type { ReactNode } from 'react';
import { ticked, type FormInput } from '../../form/index.js';
import { useText } from '../parts/use-text.js';
import { Words } from '../parts/words.js';

interface FieldProps {
  /** The block of the form, which makes the ids unique. */
  form: string;
  input: FormInput;
  given: string;
  error: string | undefined;
}

export function FormField({ form, input, given, error }: FieldProps) {
  const text = useText('blocks');
  const { name, input_display_name: label, input_type: type, required } = input;
  const id = `${form}-${name}`;
  const common = {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  const isTick = type === 'checkbox' || type === 'consent';
  return (
    <div className={isTick ? 'lp-field lp-tick' : 'lp-field'}>
      {isTick && <input {...common} type="checkbox" value={ticked} defaultChecked={given === ticked} />}
      <label htmlFor={id}>
        {isTick ? <Words text={label || name} /> : label || name}
        {!required && !isTick && <span className="lp-muted"> {text('optional')}</span>}
      </label>
      {!isTick && control(input, given, common, text('pleaseChoose'))}
      {error && (
        <p className="lp-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function control(
  { name, input_type: type, placeholder_text: placeholder, options = [] }: FormInput,
  given: string,
  common: object,
  pleaseChoose: string,
): ReactNode {
  if (type === 'textarea') {
    return <textarea {...common} rows={4} placeholder={placeholder} defaultValue={given} />;
  }
  if (type === 'select') {
    return (
      <select {...common} defaultValue={given}>
        <option value="">{placeholder || pleaseChoose}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  const kind = kinds[type] ?? 'text';
  return (
    <input
      {...common}
      type={kind}
      placeholder={placeholder}
      defaultValue={given}
      autoComplete={known[name] ?? 'off'}
      {...(fromLeft.has(type) && { dir: 'ltr' as const })}
      {...(type === 'number' && { inputMode: 'decimal' as const })}
    />
  );
}

/** Numbers are text to the browser, which would refuse a comma. */
const kinds: Partial<Record<FormInput['input_type'], string>> = { email: 'email', phone: 'tel', date: 'date' };

/** Addresses and numbers run from the left in every language. */
const fromLeft = new Set<FormInput['input_type']>(['email', 'phone', 'number']);

/** What browsers fill in by themselves. */
const known: Record<string, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  phone: 'tel',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  province: 'address-level1',
  country: 'country-name',
  zip: 'postal-code',
};
