export * from './check-answers.js';
export * from './edit-inputs.js';
export * from './form-input.js';
