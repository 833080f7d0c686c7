export { fileKey } from './file-key.js';
export { selectFile } from './files.sql.js';
export { kindOf, mediaOf, showAs } from './media.js';
export { sendFile } from './send-file.js';
export { readUpload, storeFile } from './store-file.js';
