/** Addresses of web pages in texts that people wrote. */
export { LinkedText } from './linked-text.js';
