import type { BlockProps } from '@swapt/shared/contract';
import { defaultInputs } from '@swapt/shared/form/default-inputs';

type FormInput = BlockProps['form']['inputs'][number];

/** The first inputs of a template's form, without the phone number, which few give at first, and then some of its own. */
export const formInputs = (...own: FormInput[]): FormInput[] => [
  ...defaultInputs.filter(({ name }) => name !== 'phone' && name !== 'last_name'),
  ...own,
];

export const asking = (
  name: string,
  label: string,
  input_type: FormInput['input_type'],
  { required = true, ...more }: Partial<FormInput> = {},
): FormInput => ({ name, input_display_name: label, placeholder_text: '', required, input_type, ...more });
