import { targetMaxLength } from '@swapt/shared/values';
import { TextInput } from '@swapt/shared/ui';
import type { ComponentProps } from 'react';

/** Where something leads: written without help of the phone’s keyboard. */
export const AddressInput = (props: Omit<ComponentProps<typeof TextInput>, 'max'>) => (
  <TextInput {...props} max={targetMaxLength} inputMode="url" autoCapitalize="none" spellCheck={false} />
);
