import { Segmented } from 'antd';
import { useId } from 'react';

interface Props<T extends string | number> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** One of a few. */
export function ChoiceField<T extends string | number>({ label, value, options, onChange }: Props<T>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} style={{ marginBottom: 16 }}>
      <div id={id} style={{ marginBottom: 8 }}>
        {label}
      </div>
      <Segmented<T> block value={value} options={[...options]} onChange={onChange} />
    </div>
  );
}
