export { DatesText } from './dates-text.js';
export { StartAndEndFields } from './start-and-end-fields.js';
