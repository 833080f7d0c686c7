import { targetMaxLength } from '@swapt/shared/values';
import { Input, type InputProps } from 'antd';

/** Where something leads: written without help of the phone’s keyboard. */
export const AddressInput = (props: InputProps) => (
  <Input {...props} maxLength={targetMaxLength} inputMode="url" autoCapitalize="none" spellCheck={false} />
);
