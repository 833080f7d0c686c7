export { plainName } from './rendering/file-name.js';
