import { ApiError } from '../../client/index.js';
import { t } from '../../text/index.js';

export interface FormErrors {
  /** Sentences at the fields the form has; a dotted name is taken apart, as the form wants it. */
  fields: { name: string[]; errors: string[] }[];
  /** What no field of the form can show. */
  general: string[];
}

/**
 * Sorts a failed save: `data.target` and `target` both belong to the field `target`, `content.ssid` to the field of that name, else to `content`.
 * A refusal without fields is said above the form.
 */
export function formErrors(error: unknown, names: readonly string[]): FormErrors {
  // The shell asks the person to sign in again, over the form.
  if (error instanceof ApiError && error.status === 401) return { fields: [], general: [] };
  if (!(error instanceof ApiError)) return { fields: [], general: [t('We could not save this. Please try again.')] };
  const sorted: FormErrors = { fields: [], general: [] };
  for (const [path, sentence] of Object.entries(error.fields)) {
    const asked = path.replace(/^data\./, '');
    const [name] = names
      .filter((known) => asked === known || asked.startsWith(`${known}.`))
      .sort((a, b) => b.length - a.length);
    if (name) sorted.fields.push({ name: name.split('.'), errors: [sentence] });
    else sorted.general.push(sentence);
  }
  if (sorted.fields.length === 0) sorted.general.unshift([error.message, error.details].filter(Boolean).join(' '));
  return sorted;
}
