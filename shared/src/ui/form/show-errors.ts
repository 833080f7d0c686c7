import type { FormInstance } from 'antd';
import type { FormErrors } from './form-errors.js';

/** Puts the sentences of a refused save at their fields. */
export function showErrors(form: FormInstance, fields: FormErrors['fields']): void {
  const shown = form.getFieldsError().map(({ name }) => name);
  // The form tells 0 from '0', which the name of an error cannot.
  const ownName = (name: readonly string[]) => shown.find((one) => one.join('.') === name.join('.')) ?? [...name];
  form.setFields(fields.map(({ name, errors }) => ({ name: ownName(name), errors })));
  showFirstError(form);
}

/** Opens whatever hides a field with an error, and puts the cursor into the first one on the screen. */
export function showFirstError(form: FormInstance): void {
  const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
  const panels = wrong.map(({ name }) => foldedPanelOf(name));
  for (const panel of new Set(panels)) panel?.querySelector<HTMLElement>('.ant-collapse-header')?.click();
  const [first] = wrong;
  // Once the panel is open: what is hidden takes no focus.
  if (first) setTimeout(() => form.scrollToField(first.name, { focus: true, block: 'center' }));
}

const foldedPanelOf = (name: readonly (string | number)[]) =>
  document.getElementById(name.join('_'))?.closest('.ant-collapse-item:not(.ant-collapse-item-active)');
