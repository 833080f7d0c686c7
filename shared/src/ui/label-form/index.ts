export { LabelForm, type LabelValues } from './label-form.js';
