import { englishSamples, type SampleTexts } from '../messages/sample-texts.js';
import { nameOf } from './edit-inputs.js';
import type { FormInput, InputType } from './form-input.js';

type Texts = SampleTexts['newForm'];

const input = (
  name: string,
  input_display_name: string,
  placeholder_text: string,
  input_type: FormInput['input_type'] = 'text',
  required = true,
): FormInput => ({ name, input_display_name, placeholder_text, required, input_type });

const pageLabel = ({ page }: Texts, number: number) => page.replace('{number}', String(number));

/** What a new form asks, in one language. The first input of every form is a page marker; it cannot be deleted. */
export const defaultInputsIn = (texts: Texts): FormInput[] => [
  input('page_1', pageLabel(texts, 1), '', 'page', false),
  input('first_name', texts.firstName, texts.firstNameExample),
  input('last_name', texts.lastName, texts.lastNameExample),
  input('email', texts.email, texts.emailExample, 'email'),
  input('phone', texts.phone, texts.phoneExample, 'phone'),
];

/** An address, added to a form as a whole. */
export const addressInputsIn = (texts: Texts): FormInput[] => [
  input('address1', texts.address1, texts.address1Example),
  input('address2', texts.address2, texts.address2Example, 'text', false),
  input('city', texts.city, texts.cityExample),
  input('country', texts.country, texts.countryExample),
  input('province', texts.province, texts.provinceExample),
  input('zip', texts.zip, texts.zipExample),
];

export const choicesIn = ({ firstChoice, secondChoice }: Texts): string[] => [firstChoice, secondChoice];

const labelOf = (type: InputType, texts: Texts, page: number) =>
  ({
    page: pageLabel(texts, page),
    text: texts.answer,
    email: texts.email,
    phone: texts.phone,
    textarea: texts.message,
    number: texts.amount,
    date: texts.date,
    select: texts.choose,
    checkbox: texts.tick,
    consent: texts.agree,
  })[type];

/** A question that is added to others. People read it in the language of the page, machines know it by a name that no other has. */
export function newInputIn(texts: Texts, type: InputType, inputs: readonly FormInput[]): FormInput {
  const page = inputs.filter(({ input_type }) => input_type === 'page').length + 1;
  const name = nameOf(labelOf(type, englishSamples.newForm, page), inputs);
  return {
    ...input(name, labelOf(type, texts, page), '', type, false),
    ...(type === 'select' && { options: choicesIn(texts) }),
  };
}

const { newForm, newPage } = englishSamples;

/** The same in English, as a program finds it that knows no language. */
export const defaultInputs: readonly FormInput[] = defaultInputsIn(newForm);
export const addressInputs: readonly FormInput[] = addressInputsIn(newForm);
export const defaultConsentText = newPage.formConsent;
