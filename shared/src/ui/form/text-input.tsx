import { Input, type GetProps, type InputProps } from 'antd';
import { LengthNote } from './length-note.js';

interface Limited {
  /** How many characters it may have. More are never cut off: they are counted, and refused by the form's `atMost` or the server. */
  max: number;
  value?: string;
}

/** One line of text that says how long it is, once that matters. */
export const TextInput = ({ max, ...props }: Omit<InputProps, 'max' | 'maxLength' | 'value'> & Limited) => (
  <div style={{ position: 'relative' }}>
    <Input {...props} />
    <LengthNote value={props.value} max={max} />
  </div>
);

/** The same for several lines. */
export const TextArea = ({ max, ...props }: Omit<GetProps<typeof Input.TextArea>, 'maxLength' | 'value'> & Limited) => (
  <div style={{ position: 'relative' }}>
    <Input.TextArea {...props} />
    <LengthNote value={props.value} max={max} />
  </div>
);
