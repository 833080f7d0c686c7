export { changeSeller, register } from './seller.js';
