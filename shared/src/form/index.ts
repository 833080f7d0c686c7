export * from './check-answers.js';
export * from './default-inputs.js';
export * from './edit-inputs.js';
export * from './form-input.js';
export { withScheme } from './with-scheme.js';
