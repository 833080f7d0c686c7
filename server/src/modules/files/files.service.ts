export { fileKey } from './files.routes.js';
export { describeFile, showAs } from './media.js';
