/** A page marker begins a page of the form and asks nothing. */
export const inputTypes = [
  'page',
  'text',
  'email',
  'phone',
  'textarea',
  'number',
  'date',
  'select',
  'checkbox',
  'consent',
] as const;
export type InputType = (typeof inputTypes)[number];

/** One input of a form, as a page's document keeps it. */
export interface FormInput {
  name: string;
  input_display_name: string;
  placeholder_text: string;
  required: boolean;
  input_type: InputType;
  /** The choices of a `select`. */
  options?: string[];
}

/** An input's name is a word that machines read too; the form's own hidden fields have a hyphen and so never the same name. */
export const inputLimits = {
  name: { pattern: '^[a-z][a-z0-9_]*$', maxLength: 40 },
  /** For an input that asks for consent this is the text that is agreed to. */
  displayName: { maxLength: 2000 },
  /** The consent of the whole form. */
  consent: { maxLength: 2000 },
  placeholder: { maxLength: 120 },
  option: { maxLength: 120 },
  options: { maxItems: 40 },
  inputs: { maxItems: 40 },
} as const;

/** Hidden fields of a posted form: its one-use token, which of the page's forms it is, and one that only machines fill. */
export const hiddenFields = { token: 'form-token', block: 'form-block', trap: 'your-website' } as const;

/** What a checkbox or a consent sends when it is ticked. */
export const ticked = 'yes';

/** What was posted to a page and is shown again with it. */
export interface PostedForm {
  /** The form's block in the page. */
  block: string;
  answers: Record<string, string>;
  /** Sentence per field. */
  errors: Record<string, string>;
  /** A sentence about the whole form. */
  message?: string;
}
