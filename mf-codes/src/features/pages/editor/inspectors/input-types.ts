import { nameOf, pageMarker, type FormInput, type InputType } from '@swapt/shared/form';

export const typeNames: Record<InputType, string> = {
  page: 'Page marker',
  text: 'Short text',
  email: 'E-mail',
  phone: 'Phone',
  textarea: 'Long text',
  number: 'Number',
  date: 'Date',
  select: 'Choice from a list',
  checkbox: 'Checkbox',
  consent: 'Consent',
};

const labels: Record<InputType, string> = {
  page: 'Page',
  text: 'Your answer',
  email: 'E-mail',
  phone: 'Phone',
  textarea: 'Your message',
  number: 'How many',
  date: 'Date',
  select: 'Please choose',
  checkbox: 'Yes, please',
  consent: 'I agree to receive news by e-mail.',
};

/** A new input of a type, with a name of its own. */
export function newInput(type: InputType, inputs: readonly FormInput[]): FormInput {
  const pages = inputs.filter(({ input_type }) => input_type === 'page').length;
  const label = type === 'page' ? `Page ${pages + 1}` : labels[type];
  return {
    ...pageMarker,
    name: nameOf(label, inputs),
    input_display_name: label,
    input_type: type,
    ...(type === 'select' && { options: ['First choice', 'Second choice'] }),
  };
}
