import type { FormInput } from './form-input.js';

const input = (
  name: string,
  input_display_name: string,
  placeholder_text: string,
  input_type: FormInput['input_type'] = 'text',
  required = true,
): FormInput => ({ name, input_display_name, placeholder_text, required, input_type });

/** The first input of every form; it cannot be deleted. */
export const pageMarker: FormInput = input('page_1', 'Page 1', '', 'page', false);

/** What a new form asks. */
export const defaultInputs: readonly FormInput[] = [
  pageMarker,
  input('first_name', 'First name', 'Your first name'),
  input('last_name', 'Last name', 'Your last name'),
  input('email', 'E-mail', 'you@example.com', 'email'),
  input('phone', 'Phone', '+1 201 555 0123', 'phone'),
];

/** An address, added to a form as a whole. */
export const addressInputs: readonly FormInput[] = [
  input('address1', 'Address', 'Street and number'),
  input('address2', 'Address, line 2', 'Flat, floor or company', 'text', false),
  input('city', 'City', 'Your city'),
  input('country', 'Country', 'Your country'),
  input('province', 'State or province', 'Your state or province'),
  input('zip', 'Postal code', 'Your postal code'),
];

export const defaultConsentText =
  'I agree that you save my answers and contact me about my request. I can ask you to delete them at any time.';

export const defaultWelcome = 'Tell us a little about yourself. It takes less than a minute.';
