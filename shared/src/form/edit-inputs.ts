import { inputLimits, type FormInput } from './form-input.js';

/** The first page marker stays: a form always has a page. */
export const isFixed = (inputs: readonly FormInput[], index: number): boolean =>
  index === 0 && inputs[0]?.input_type === 'page';

/** A name for a new input, made from what people read, that no other input has. */
export function nameOf(label: string, taken: readonly Pick<FormInput, 'name'>[]): string {
  const letters = label
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const word = letters.replace(/[^a-z0-9]+/g, '_').replace(/^[^a-z]+|_+$/g, '');
  const base = word.slice(0, inputLimits.name.maxLength - 3) || 'answer';
  const names = new Set([consentName, ...taken.map(({ name }) => name)]);
  let name = base;
  for (let number = 2; names.has(name); number++) name = `${base}_${number}`;
  return name;
}

/** What keeps a form from being published, in a sentence that says what to do; nothing when all is well. */
export function formProblem(inputs: readonly FormInput[]): string | undefined {
  if (inputs[0]?.input_type !== 'page') return 'A form must start with a page marker. Add one at the top.';
  if (inputs.every(({ input_type }) => input_type === 'page')) return 'Add at least one question to the form.';
  const names = new Set<string>();
  for (const { name, input_display_name: label, input_type: type, options } of inputs) {
    if (label.trim() === '') return `Give the input “${name}” a label.`;
    if (names.has(name) || name === consentName) return `Another input has the name “${name}” too. Rename one of them.`;
    names.add(name);
    if (type === 'select' && !options?.some((option) => option.trim() !== '')) {
      return `Give “${label}” at least one choice.`;
    }
  }
  return undefined;
}

/** The name under which the consent of the whole form is answered. */
export const consentName = 'consent';

/** A form as a page's block holds it, as far as its answers go. */
export interface FormQuestions {
  inputs: readonly FormInput[];
  /** What the visitor agrees to; empty asks for nothing. */
  consent: string;
  consentRequired: boolean;
}

/** Everything that a form asks, its consent as the last question. */
export function questionsOf({ inputs, consent, consentRequired }: FormQuestions): FormInput[] {
  const asked = inputs.filter(({ input_type }) => input_type !== 'page');
  if (consent.trim() === '') return asked;
  const input_type = 'consent' as const;
  return [
    ...asked,
    { name: consentName, input_display_name: consent, placeholder_text: '', required: consentRequired, input_type },
  ];
}
