export { LabelForm } from './label-form.js';
