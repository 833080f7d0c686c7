export { guessColumns, isTitleRow } from './import-field.js';
export type { ImportField, ImportRow } from './import-field.js';
export { ImportWizard } from './import-wizard.js';
