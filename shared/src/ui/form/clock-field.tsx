import { Input, type InputProps } from 'antd';

interface Props extends Pick<InputProps, 'required' | 'className' | 'style'> {
  label: string;
  /** `HH:mm`, or empty. */
  value: string;
  onChange: (value: string) => void;
}

/** A time of day, as the device writes and asks for it. */
export const ClockField = ({ label, onChange, ...rest }: Props) => (
  <Input {...rest} type="time" aria-label={label} onChange={({ target }) => onChange(target.value)} />
);
