import type { InputType } from '@swapt/shared/form';

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
