export { picture } from './illustrations/illustrations.js';
