export { RequiredRadios } from './required-radios.js';
