export { imageKey, removePicture } from './image-files.js';
export { reEncode } from './re-encode.js';
