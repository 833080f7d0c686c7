import { Select } from 'antd';
import { t } from '@swapt/shared/text';
import type { ConditionProps } from './condition.js';

interface Props extends ConditionProps {
  label: string;
  options: readonly { value: string; label: string }[];
  nameOf: (value: string) => string;
}

/** Several of a list. One that the list does not know keeps its place under its own name. */
export function SeveralFields({ value, onChange, label, options, nameOf }: Props) {
  const { any = [] } = value;
  const others = any.filter((one) => !options.some((option) => option.value === one));
  return (
    <Select
      mode="multiple"
      aria-label={label}
      placeholder={label}
      value={any}
      onChange={(next: string[]) => onChange({ any: next })}
      optionFilterProp="label"
      options={[...options, ...others.map((one) => ({ value: one, label: nameOf(one) }))].map(
        ({ value: one, label: name }) => ({ value: one, label: name }),
      )}
      style={{ width: '100%' }}
    />
  );
}

export const oneAtLeast = ({ any = [] }: { any?: string[] }): [string, string] | undefined =>
  any.length === 0 ? ['any', t('Choose at least one.')] : undefined;
