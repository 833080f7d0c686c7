export { listCategories, listShownItems } from './shown-items.js';
export { readShownProduct } from './shown-product.js';
