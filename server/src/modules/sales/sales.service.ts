export { attribute, type Attribution } from './attribute.js';
export { countStoreView } from './store-views.js';
