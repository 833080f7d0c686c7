export { sell } from './sell.js';
