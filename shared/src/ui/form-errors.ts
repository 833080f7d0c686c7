import { ApiError } from '../client/index.js';

export interface FormErrors {
  /** Sentences at the fields the form has. */
  fields: { name: string; errors: string[] }[];
  /** What no field of the form can show. */
  general: string[];
}

/** Sorts a failed save: `data.target` and `target` both belong to the field `target`. A refusal without fields is said above the form. */
export function formErrors(error: unknown, names: readonly string[]): FormErrors {
  if (!(error instanceof ApiError)) return { fields: [], general: ['This could not be saved. Please try again.'] };
  const sorted: FormErrors = { fields: [], general: [] };
  for (const [path, sentence] of Object.entries(error.fields)) {
    const name = path.replace(/^data\./, '').split('.')[0] ?? path;
    if (names.includes(name)) sorted.fields.push({ name, errors: [sentence] });
    else sorted.general.push(sentence);
  }
  if (sorted.fields.length === 0) sorted.general.unshift([error.message, error.details].filter(Boolean).join(' '));
  return sorted;
}
