export { selectPrints } from './labels.sql.js';
export { type PrintedLabel, printLabels } from './labels.service.js';
export { plainName } from './rendering/file-name.js';
export { wordsAsShapes } from './words/words-as-shapes.js';
