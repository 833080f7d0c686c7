export { fileKey } from './files.routes.js';
export { kindOf, showAs } from './media.js';
