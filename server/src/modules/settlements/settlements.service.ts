export { approve } from './decide.js';
export { submit } from './submit.js';
